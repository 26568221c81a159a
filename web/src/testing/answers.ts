// A server of fixed answers, by path; whatever else is asked for is not there.
import { vi } from 'vitest';

export function answer(pages: Record<string, unknown>): void {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path in pages ? Response.json(pages[path]) : Response.json({ error: 'not_found', message: '' }, { status: 404 }),
    ),
  );
}
