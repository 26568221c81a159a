// Fills the {placeholders} of a text, each name in the form that the text asks for: "{place.in}" takes the text
// "place.mars.in". The same rules as in codec/src/texts/phrase.cpp; tests/texts/sentences.json holds both to them.

// The text of a key, with its own placeholders; a language may have forms of it.
export interface Name {
  name: string;
  inside?: Params;
}
export type Value = string | number | Name | Value[];
export interface Params {
  [placeholder: string]: Value;
}

export interface Language {
  find: (key: string) => string | undefined;
  plural: (count: number) => string;
}

// The text of a key, its placeholders filled; with `count` among them in the plural form: KEY.zero for 0 if there is
// one, KEY.one, KEY.few, KEY.many, KEY.other, or KEY for all others.
export function sentence(language: Language, key: string, params: Params = {}): string | undefined {
  const { find } = language;
  const count = typeof params.count === 'number' ? params.count : undefined;
  const counted =
    count === undefined
      ? undefined
      : ((count === 0 ? find(`${key}.zero`) : undefined) ?? find(`${key}.${language.plural(count)}`));
  const text = counted ?? find(key) ?? (count === undefined ? undefined : find(`${key}.other`));
  return text === undefined ? undefined : fill(language, text, params);
}

// Asked for a form that its text does not have, a name hands it to the first name inside.
function said(language: Language, value: Value, form?: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((member) => said(language, member, form)).join(', ');
  const own = form === undefined ? undefined : language.find(`${value.name}.${form}`);
  if (own !== undefined) return fill(language, own, value.inside ?? {});
  return fill(language, language.find(value.name) ?? value.name, value.inside ?? {}, form);
}

function fill(language: Language, text: string, params: Params, form?: string): string {
  let handed = form;
  return text.replace(/\{(\w+)(?:\.(\w+))?\}/g, (whole, placeholder: string, asked?: string) => {
    const value = params[placeholder];
    if (value === undefined) return whole;
    if (handed === undefined || typeof value !== 'object') return said(language, value, asked);
    const taken = handed;
    handed = undefined;
    return said(language, value, taken);
  });
}
