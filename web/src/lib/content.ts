// GET /api/content: the components that the page draws with. Loaded once, before the first screen that needs it.
import { getJson } from './api';
import type { Content } from './protocol';

let loading: Promise<Content> | null = null;

// Filled by loadContent(): App shows a table only after that.
export let content: Content;

export function loadContent(): Promise<Content> {
  loading ??= getJson<Content>('/api/content').then(
    (loaded) => (content = loaded),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
