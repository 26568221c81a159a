// HTTP to the server. A refused request throws a Refusal with the server's word and sentence.
import type { NewTable, Seated, Table } from './protocol';

export class Refusal extends Error {
  constructor(
    readonly word: string,
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal('offline', '');
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const refused = body as { error?: string; message?: string } | null;
  throw new Refusal(refused?.error ?? (response.status === 404 ? 'not_found' : 'server'), refused?.message ?? '');
}

export function getJson<T>(path: string, token?: string): Promise<T> {
  return request<T>(path, token ? { headers: { Authorization: `Bearer ${token}` } } : undefined);
}

function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  return request<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export const listTables = () => getJson<{ tables: Table[] }>('/api/tables').then((answer) => answer.tables);
export const getTable = (code: string) => getJson<Table>(`/api/tables/${code}`);
export const makeTable = (table: NewTable) => post<Seated>('/api/tables', table);
export const joinTable = (code: string, name: string, seat?: number) =>
  post<Seated>(`/api/tables/${code}/join`, seat === undefined ? { name } : { name, seat });
export const rematch = (code: string, token: string) => post<Seated>(`/api/tables/${code}/rematch`, {}, token);
