import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8090';

export default defineConfig({
  plugins: [svelte()],
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
