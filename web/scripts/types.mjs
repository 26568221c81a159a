// Makes src/lib/protocol.generated.ts from docs/formats/protocol.schema.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(new URL('../../docs/formats/protocol.schema.json', import.meta.url), 'utf8'));
const names = Object.keys(schema.$defs);

// A description next to a $ref would make a second type (CardCounts1) of the same shape.
function bare(value) {
  if (Array.isArray(value)) return value.map(bare);
  if (value === null || typeof value !== 'object') return value;
  if ('$ref' in value) return { $ref: value.$ref };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bare(part)]));
}

// One object that names every definition: what is only used over HTTP gets its type too.
const all = {
  title: 'Protocol',
  description: 'Every shape of docs/formats/protocol.schema.json by its name.',
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  additionalProperties: false,
  $defs: bare(schema.$defs),
};

const banner = '// Made by `npm run types` from docs/formats/protocol.schema.json: change it there.';
const types = await compile(all, 'Protocol', {
  additionalProperties: false,
  bannerComment: banner,
  style: { singleQuote: true },
});
writeFileSync(new URL('../src/lib/protocol.generated.ts', import.meta.url), types);
