import fc from 'fast-check';
import { isOwnPicture, isPictureUrl } from '../../../domain/content/picture.ts';
import * as hostile from '../hostile.ts';
import { check, type Group, judge, send } from '../play.ts';

// Pictures of entries and in texts, written by an editor past the screens: a stored one is a picture of this site.

const part = fc.constantFrom(
  ...['a', 'media', 'auth', 'storage', 'v1', 'object', 'public', 'render', 'image', 'logos'],
  ...[
    '..',
    '.',
    '%2e%2e',
    '',
    ' ',
    '"',
    "'",
    '\\',
    ':',
    '?',
    '#',
    'a.png',
    'b.SVG',
    'å',
    '<',
    '\0',
  ],
);
const assembled = fc
  .tuple(fc.constantFrom('', '/', '//', 'https://'), fc.array(part, { maxLength: 7 }))
  .map(([begin, parts]) => begin + parts.join('/'));
const base = '/storage/v1/object/public/media/';
const picture = fc.oneof(
  assembled,
  hostile.text,
  fc.oneof(assembled, hostile.text).map((text) => base + text),
);

const columns = [
  ['team_members', 'image', { name: 'Fuzz' }],
  ['testimonials', 'logo', { name: 'Fuzz' }],
  ['customer_logos', 'logo_path', { display_name: 'Fuzz' }],
  ['articles', 'cover_path', { title: { en: 'Fuzz' } }],
] as const;

type Written = { table: string; column?: string; row: object; picture: string };

const unique = () => crypto.randomUUID();
const fieldsByTable: Record<string, () => object> = {
  customer_logos: () => ({ name: unique() }),
  articles: () => ({ slug: `fuzz-${unique()}` }),
};

const inColumn = fc.tuple(fc.constantFrom(...columns), picture).map(
  ([[table, column, row], one]): Written => ({
    table,
    column,
    row: { ...row, [column]: one },
    picture: one,
  }),
);
const inText = picture.map((one): Written => {
  const body = { en: { type: 'doc', content: [{ type: 'image', attrs: { src: one } }] } };
  return { table: 'articles', row: { title: { en: 'Fuzz' }, body }, picture: one };
});

const run: Group['run'] = (target, count, length) =>
  check(
    target,
    fc.array(fc.oneof(inColumn, inText), { minLength: 1, maxLength: 8 }),
    length,
    async (given) => {
      await Promise.all(
        given.map(async ({ table, column, row, picture: one }) => {
          const response = await send(target, {
            as: 'editor',
            method: 'POST',
            path: `/rest/v1/${table}`,
            headers: [
              ['content-type', 'application/json'],
              ['prefer', 'return=minimal'],
            ],
            body: JSON.stringify({ ...row, ...fieldsByTable[table]?.() }),
          });
          count(response);
          judge({ as: 'editor' }, response);
          const isAllowed = column ? isOwnPicture(one) || isShortened(one) : isPictureUrl(one);
          if (response.status < 300 && !isAllowed) throw new Error(`stored ${JSON.stringify(one)}`);
        }),
      );
    },
  );

/** The database stores the URL of an uploaded picture as its path. */
const isShortened = (url: string) =>
  isPictureUrl(url.replace(/^https?:\/\/[^/?#@\\]+(?=\/storage\/v1\/)/, ''));

export const pictures: Group[] = [{ name: 'data: pictures', share: 40, run }];
