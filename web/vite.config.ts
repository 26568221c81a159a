import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:8090';

// Puts FILE.gz beside every file: the server sends it as it is.
function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = `${entry.parentPath}/${entry.name}`;
        if (entry.isFile()) writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    // Nothing as a data: address, so that the page runs under default-src 'self'.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    proxy: {
      // The server checks the origin: to it the page comes from its own address.
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
});
