// Runs a WASI command module: node wasm/run.mjs build/wasm/bin/carno_sim.wasm --games 10 --json
// Its stdout and stderr are ours, and so is its exit code.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { WASI } from 'node:wasi';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node wasm/run.mjs MODULE.wasm [ARGUMENT...]');
  process.exit(2);
}

const wasi = new WASI({ version: 'preview1', args: [basename(file), ...args], returnOnExit: true });
const module = await WebAssembly.compile(await readFile(file));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
