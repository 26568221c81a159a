// Local storage that may be absent, full or hold rubbish: then the game goes on without it.
const prefix = 'carno.';

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(prefix + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Private windows and full storage: nothing is remembered, nothing breaks.
  }
}
