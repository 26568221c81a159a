// The real server with a database of its own, for one test file.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
const program = process.env.CARNO ?? join(root, 'build/release/bin/carno');
const page = process.env.CARNO_PAGE ?? join(root, 'build/page');

// Resolves when it says where it listens. Tests come from one address, and games over the wire are quick, so those limits are off unless asked for.
export async function startServer(flags = ['--per-address', '0', '--rate', '0']) {
  const data = mkdtempSync(join(tmpdir(), 'carno-browser-'));
  const child = spawn(program, ['serve', '--port', '0', '--data', data, '--page', page, '--log', 'warn', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes) => (said += bytes));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout });
  const address = await new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /http:\/\/\S+/.exec(line);
      if (found) resolve(found[0]);
    });
    child.once('error', reject);
    void gone.then((code) => reject(new Error(`${program} ended with ${code}: ${said}`)));
  });
  return {
    url: address.replace(/\/$/, ''),
    port: Number(new URL(address).port),
    get problems() {
      return said;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function request(server, method, path, body, token) {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  return { status: response.status, ...answer };
}

export const getFrom = (server, path) => request(server, 'GET', path);
export const postTo = (server, path, body, token) => request(server, 'POST', path, body, token);

// A table of the given kinds of seats ("human" or "bot"); what is not said is as "Play now" has it.
export async function makeTable(server, kinds, wishes = {}) {
  const seats = kinds.map((kind) => ({ kind }));
  const standard = {
    name: 'Ada',
    players: kinds.length,
    mode: 'semi',
    edition: 'default',
    draft: false,
    public: false,
    limit: 0,
    hotseat: false,
  };
  const made = await postTo(server, '/api/tables', { ...standard, ...wishes, seats });
  if (made.status !== 201) throw new Error(`no table: ${made.message}`);
  return made;
}

export async function joinTable(server, code, name) {
  return postTo(server, `/api/tables/${code}/join`, { name });
}
