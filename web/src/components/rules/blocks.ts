// A rule record's text as blocks and pieces: paragraphs, lists, tables, fenced blocks; code, bold, rule ids.
export type Piece = { kind: 'text' | 'code' | 'bold' | 'rule'; text: string };
export type Block =
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; ordered: boolean; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] }
  | { kind: 'fenced'; text: string };

const inline = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b((?:[BC]\d+\.\d+[a-z]?|C14\.FEED-\d+|[EU]\d+))\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, code, bold, stressed, rule] = match;
    if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (rule !== undefined) found.push({ kind: 'rule', text: rule });
    else found.push({ kind: 'bold', text: bold ?? stressed });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length;) {
    const line = lines[i];
    if (line.trim() === '') i++;
    else if (line.startsWith('```')) i = fenced(lines, i, found);
    else if (line.startsWith('|')) i = table(lines, i, found);
    else if (isItem(line)) i = list(lines, i, found);
    else i = paragraph(lines, i, found);
  }
  return found;
}

const isItem = (line: string) => /^\s*([-*]|\d+\.)\s/.test(line);
const isTable = (line: string) => line.startsWith('|');

function fenced(lines: string[], from: number, found: Block[]): number {
  let end = from + 1;
  while (end < lines.length && !lines[end].startsWith('```')) end++;
  found.push({ kind: 'fenced', text: lines.slice(from + 1, end).join('\n') });
  return end + 1;
}

function cells(line: string): Piece[][] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => pieces(cell.trim()));
}

function table(lines: string[], from: number, found: Block[]): number {
  let end = from;
  while (end < lines.length && isTable(lines[end])) end++;
  const rows = lines.slice(from, end).filter((line) => !/^\|[\s|:-]+$/.test(line));
  found.push({ kind: 'table', head: cells(rows[0]), rows: rows.slice(1).map(cells) });
  return end;
}

function list(lines: string[], from: number, found: Block[]): number {
  let end = from;
  while (end < lines.length && isItem(lines[end])) end++;
  const items = lines.slice(from, end).map((line) => pieces(line.replace(/^\s*([-*]|\d+\.)\s+/, '')));
  found.push({ kind: 'list', ordered: /^\s*\d/.test(lines[from]), items });
  return end;
}

function paragraph(lines: string[], from: number, found: Block[]): number {
  let end = from;
  while (
    end < lines.length &&
    lines[end].trim() !== '' &&
    !isItem(lines[end]) &&
    !isTable(lines[end]) &&
    !lines[end].startsWith('```')
  )
    end++;
  found.push({ kind: 'paragraph', pieces: pieces(lines.slice(from, end).join(' ')) });
  return Math.max(end, from + 1);
}
