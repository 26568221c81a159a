// As much of a browser as the modules under test touch: an address, a memory, a screen without letters to measure.
const address = new URL('http://carno.test/');
const stored = new Map<string, string>();

function visit(_state: unknown, _title: string, path: string): void {
  address.href = new URL(path, address).href;
}

const browser = {
  location: address,
  history: { pushState: visit, replaceState: visit },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  scrollTo: () => {},
  document: { createElement: () => ({ getContext: () => null }) },
};

for (const [name, value] of Object.entries({ ...browser, window: globalThis, navigator: { languages: ['en'] } })) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
