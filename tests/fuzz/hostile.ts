import fc from 'fast-check';

// Lists texts and values that have broken other programs.

const halfPairs = fc
  .array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 6 })
  .map((units) => String.fromCharCode(...units));

const known = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202eoverride\u202c',
  'שלום مرحبا',
  'e\u0301\u0302\u0303\u0304'.repeat(20),
  '👩‍👩‍👧‍👦'.repeat(5),
  'İıſK',
  '\ufeffbom',
  '\u2028\u2029\u0085',
  '\r\nset-cookie: a=b',
  '../../../etc/passwd',
  '..\\..\\package.json',
  '..%2f..%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '%252e%252e%252fpackage.json',
  '%00',
  '%',
  '%zz',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '2147483648',
  '9223372036854775808',
  '-1',
  '0x10',
  '0001-01-01',
  '2026-02-30',
  '99999-12-31',
  '24:00:61',
  '00000000-0000-0000-0000-000000000000',
  "'; drop table people; --",
  '" or 1=1 --',
  '$1',
  '$$',
  '\\',
  '{{7*7}}{% include "x" %}',
  '<script>alert(1)</script>',
  '*',
  '(((((((((',
  '{"a":',
  '[]',
  ',',
  '.',
  ':',
  '/',
  '//evil.example',
  'javascript:alert(1)',
  'http://[::1',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(250)}.example`,
  'x;=HYPERLINK("http://evil.example")',
  '{{link}}',
  '(?i)***=',
  'full_name',
  '-'.repeat(40),
  // PostgreSQL parses these into words in time that grows with the square of their length.
  ...['a1@', 'a-1-', '<!-- ', 'ab '].map((unit) => unit.repeat(200)),
);

const long = fc
  .tuple(fc.constantFrom('a', 'å', '\u0301', '(', '[', '{"a":', '%', '../', '1', ' '), fc.nat(12))
  .map(([unit, power]) => unit.repeat(2 ** power));

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  halfPairs,
  long,
);

const number = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300, 0.1, 5e-324),
);

/** Placeholders for values that are too deep to build in memory; see `toJson`. */
const deep = fc
  .tuple(fc.constantFrom('array', 'object'), fc.constantFrom(50, 500, 5000, 20_000))
  .map(([kind, depth]) => `${kind} of depth ${depth}`);

/** Renders JSON and replaces the placeholders of deep values. */
export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(
    /"(array|object) of depth (\d+)"/g,
    (_, kind: string, depth: string) => {
      const [begin, end] = kind === 'array' ? ['[', ']'] : ['{"a":', '}'];
      return `${begin.repeat(Number(depth))}1${end.repeat(Number(depth))}`;
    },
  );
}

const wide = fc
  .tuple(fc.constantFrom<unknown>(0, 'x', null, [], {}), fc.constantFrom(100, 2000))
  .map(([item, count]) => Array.from({ length: count }, () => item));

export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]]) },
  fc.jsonValue({ maxDepth: 3 }),
  deep,
  wide,
);

type Change = { position: number; how: 'replace' | 'remove' | 'add' | 'wrap'; with: unknown };

const change: fc.Arbitrary<Change> = fc.record({
  position: fc.nat(200),
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  with: value,
});

/** Corrupts up to three values of a valid example. */
export function spoilt(example: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(example, fc.array(change, { maxLength: 3 }))
    .map(([whole, changes]) => changes.reduce(applied, copied(whole)));
}

function applied(whole: unknown, { position, how, with: given }: Change): unknown {
  const holder = { whole };
  const positions = placesOf(holder);
  const at = positions[position % positions.length];
  if (!at) return whole;
  const [parent, key] = at;
  if (how === 'remove') delete parent[key];
  else if (how === 'add' && isHolder(parent[key])) parent[key].extra = copied(given);
  else parent[key] = how === 'wrap' ? [parent[key], copied(given)] : copied(given);
  return holder.whole;
}

/** Generated values may be used more than once. */
const copied = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function placesOf(holder: Holder, found: [Holder, string][] = []): [Holder, string][] {
  for (const key of Object.keys(holder)) {
    found.push([holder, key]);
    const inner = holder[key];
    if (isHolder(inner) && found.length < 300) placesOf(inner, found);
  }
  return found;
}

/** Excessive numbers of keys, levels and items, and long names. */
const excessive: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(900, 2_100, 30_000, 200_000).map((count) => `{${manyKeys(count)}}`),
  fc.constantFrom(900, 2_100, 30_000).map((count) => `[{${manyKeys(count)}},{"a":1}]`),
  fc.constantFrom(4_000, 400_000).map((count) => `[${'{"a":1},'.repeat(count)}{"a":1}]`),
  fc
    .constantFrom(400, 600, 50_000)
    .map((depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  fc.constantFrom(1_000, 100_000).map((length) => `{"${'n'.repeat(length)}":1}`),
);

const manyKeys = (count: number) =>
  Array.from({ length: count }, (_, at) => `"k${at}":${at}`).join(',');

/** Forms of too many fields, too long names, and names that look like a path. */
export const excessiveForm: fc.Arbitrary<string> = fc.oneof(
  fc
    .constantFrom(150, 250, 15_000, 300_000)
    .map((count) => Array.from({ length: count }, (_, at) => `f${at}=${at}`).join('&')),
  fc.constantFrom(150, 20_000).map((count) => 'answers.same=1&'.repeat(count)),
  fc.constantFrom(90, 200, 300_000).map((length) => `${'n.'.repeat(length / 2)}=1`),
  fc.constantFrom('&', '=', '%', '+').map((sign) => sign.repeat(50_000)),
);

/** Multipart bodies between boundaries `x-x-x` that are cut off, or have too much of something. */
export const brokenMultipart: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(1, 150, 250, 20_000),
    fc.constantFrom(
      'name="a"',
      'name="cv"; filename="a.pdf"',
      'name=""',
      'name',
      'filename="a"',
      `name="${'n'.repeat(5_000)}"`,
      `name="a"\r\n${'x: y\r\n'.repeat(3_000)}z: z`,
      'name="a\0b"; filename*=utf-8\'\'%ff',
    ),
    fc.constantFrom('--x-x-x--', '--x-x-x', '--x-x-', '', '\0'),
    fc.constantFrom('\r\n', '\n'),
  )
  .map(([count, name, end, line]) => {
    const part = ['--x-x-x', `content-disposition: form-data; ${name}`, '', 'value', ''].join(line);
    return part.repeat(count) + end;
  });

/** A body as it is sent: mostly JSON, sometimes text that only looks like it. */
export function jsonBody(example: fc.Arbitrary<unknown>): fc.Arbitrary<string | Uint8Array> {
  const written = spoilt(example).map(toJson);
  return fc.oneof(
    { weight: 12, arbitrary: written },
    written.map((json) => json.slice(0, json.length / 2)),
    written.map((json) => `\ufeff${json}`),
    written.map((json) => `${json}${json}`),
    written.map((json) => json.replace(/\d+/, '1e999')),
    written.map((json) => json.replace('{', '{"__proto__":{"admin":true},')),
    written.map((json) => Buffer.from(json, 'utf16le')),
    written.map((json) => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xc0, 0])])),
    fc.constantFrom('', ' ', 'null', '""', '0', '[]', '{}', 'true', '-', '{"a":1,"a":2}'),
    fc.constantFrom('[', '{"a":').map((unit) => unit.repeat(50_000)),
    excessive,
    text,
  );
}

/** In a path or query: escaped as a browser would, escaped twice, or as it is where that is possible. */
export const inUrl: fc.Arbitrary<string> = fc
  .tuple(text, fc.constantFrom('once', 'once', 'once', 'twice', 'plain'))
  .map(([raw, how]) => {
    const once = escaped(raw);
    if (how === 'once') return once;
    return how === 'twice' ? encodeURIComponent(once) : raw.replace(/[^!-~]|[?#]/g, '') || once;
  });

/** Percent-encodes a text. Single surrogates become three bytes that are not valid UTF-8. */
export function escaped(raw: string): string {
  return raw.replace(/[\ud800-\udbff][\udc00-\udfff]|[^\w.~-]/gs, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80',
  );
}

/** The value of a header: any character that does not end it. */
export const inHeader: fc.Arbitrary<string> = text.map((raw) =>
  Buffer.from(raw.replace(/[\r\n\0]/g, ' ')).toString('latin1'),
);
