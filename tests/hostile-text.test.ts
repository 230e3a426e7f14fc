import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { splitMarks } from '../app/admin/kit/list/people-search/match.tsx';
import { parseRichDocument, toSlug } from '../domain/content/rich-document.ts';
import { parsePersonRow } from '../domain/imports/parse-person-row.ts';
import { proposePerson } from '../domain/imports/propose-person.ts';
import { parseAnswers } from '../domain/jobs/job-question.ts';
import { findTemplateError } from '../domain/mail/mail-template.ts';
import { findSecretError } from '../domain/mail/mail-template-secrets.ts';
import { isAllowedRedirect } from '../server/auth/oauth/redirects.ts';
import { documentText } from '../server/documents/document-text.ts';
import { rtfText } from '../server/documents/rtf-text.ts';
import { escapeHtml } from '../server/email/render/liquid.ts';
import { stripHtml } from '../server/email/render/plain-text.ts';
import { splitName } from '../server/features/people/matching/split-name.ts';
import { createHideText } from '../server/features/reviews/presentation/hide/hide-text.ts';
import { tidy } from '../server/features/reviews/presentation/print-person.ts';
import { sanitizeSvg } from '../server/features/website/sanitize-svg.ts';
import { parseFilter } from '../server/realtime/postgres-changes/filters/filter.ts';
import { chooseMediaType } from '../server/rest/media-type.ts';
import { parsePreferences } from '../server/rest/preferences.ts';
import { parseLogic } from '../server/rest/query/logic.ts';
import { parseOrder } from '../server/rest/query/order.ts';
import { parseSelect } from '../server/rest/query/select.ts';
import { acceptedEncoding } from '../server/ssr/accepted-encoding.ts';
import { safeHeaders } from '../server/storage/download/safe-headers.ts';
import { detectType } from '../server/storage/upload/detect-type.ts';
import { renderDocx } from './fixtures/documents/documents.ts';

// An attacker sends text that is meant to keep a regular expression or a loop busy. The time must grow linearly with its
// length, not quadratically. At this length quadratic time takes from seconds to minutes.

const size = 200_000;
const maxCpuMs = 1_000;

const pumps = [
  ...[
    '<',
    '>',
    '&',
    '"',
    "'",
    '\\',
    '{',
    '}',
    '(',
    ')',
    '[',
    ',',
    ';',
    '.',
    '=',
    '%',
    '/',
    '-',
    '#',
  ],
  ...[' ', '\t', '\n', '\r\n', '\u00a0', 'a', '0', 'Å', 'a-', 'a ', 'a.', '&#', '&a', '{{', '{%'],
  ...[
    '<a ',
    '<a href="',
    '<li',
    '<br',
    '</a',
    '<w:br ',
    '<text:s ',
    '<!--',
    '--><!--x',
    '<!DOCTYPE',
    '<g/>',
    '{{link}}',
    '\\u1',
    "\\'",
  ],
  ...['⟦', ' on', '\ton', 'in.(', 'and(', 'a:a', 'a->', 'a,', '"a', ';q=', '\t;'],
  ...['@', 'a@', 'a @ ', '(at)', '://', 'a.se/', '0 ', '0-', '+0', '2015-', 'aa ', 'A a-\n'],
  ...['0·', '070·', '+1, ', '8501\n', 'Agatan 1 ', 'A väg 1 ', 'A 1, 123 45 A', '1 A ', '123 45 '],
  ...['c/o ', 'adress:', 'skype:', 'skype a1 ', 'a @ a ', '@ '],
];
const ends = ['', 'x', '\n', '\0'];

const hostile = (length: number) =>
  pumps.flatMap((pump) => ends.map((end) => pump.repeat(length / pump.length) + end));

/** Rejecting hostile text is as good as parsing it. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  try {
    await work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function expectLinear(read: (text: string) => unknown, length = size): Promise<void> {
  for (const text of hostile(length)) {
    const taken = await cpuOf(() => read(text));
    if (taken > maxCpuMs)
      expect.fail(`${JSON.stringify(text.slice(0, 20))}… took ${taken} ms of work`);
  }
}

const xmlOf = (text: string) => `<w:p><w:t>${text}</w:t></w:p>`;
const headings = (text: string) => ({
  type: 'doc',
  content: Array.from({ length: 20_000 }, () => ({
    type: 'heading',
    content: [{ type: 'text', text: text.slice(0, 20) }],
  })),
});
const question = { id: 'q', kind: 'url' as const, options: [], required: true };

// Letters that repeat, as in the hostile texts.
const hideNames = createHideText([
  {
    ...{ shown: 'A', firstName: 'Aa', lastName: `${'a'.repeat(100)}`, phone: '0000000000' },
    ...{ email: 'a.a.a.a.a.a@a.a', links: ['https://a.a/a-a-a-a-a-a'] },
  },
]);

describe('takes time linear in the length of the text', () => {
  it.each<[string, (text: string) => unknown]>([
    ['plain text of a CV', (text) => documentText(strToU8(text))],
    ['a CV in RTF', (text) => rtfText(`{\\rtf1 ${text}`)],
    ['plain text of a mail', stripHtml],
    ['a mail', escapeHtml],
    [
      'a template',
      (text) =>
        findTemplateError('body', text, { variables: ['name', 'link'], siteUrl: 'https://a.b' }),
    ],
    [
      'links of a template',
      (text) =>
        findSecretError('body', `{{link}}{%${text}`, {
          variables: ['link'],
          siteUrl: 'https://a.b',
        }),
    ],
    ['a CV in a presentation', tidy],
    ['a drawing', (text) => sanitizeSvg(`<svg>${text}`)],
    ['an attribute of a drawing', (text) => sanitizeSvg(`<svg style='${text}'/>`)],
    ['who a CV is about', (text) => proposePerson(text, 'cv.pdf')],
    ['a search result', splitMarks],
    ['a slug', toSlug],
    ['a name', splitName],
    ['a URL in an answer', (text) => parseAnswers([question], { q: `http://${text}` })],
    ['the target of a redirect', redirect],
    ['the type of a download', (text) => safeHeaders(text, undefined)],
    ['the name of a download', (text) => safeHeaders('text/plain', text)],
    ['a filter of live changes', (text) => parseFilter(`a=eq.${text}`)],
  ])('%s', async (_, read) => expectLinear(read));

  it.each<[string, (text: string) => unknown]>([
    ['preferences', parsePreferences],
    ['accepted types', (text) => chooseMediaType(text, false)],
    ['accepted encodings', acceptedEncoding],
    ['selected columns', parseSelect],
    ['an order', parseOrder],
    ['a condition', (text) => parseLogic('and', false, `(${text}`)],
  ])('%s, as long as headers may be', async (_, read) => expectLinear(read, 16_384));

  it.each(['email', 'full_name', 'phone', 'linkedin_url', 'applied_at', 'tags', 'person_notes'])(
    'the %s in a file of people',
    async (field) =>
      expectLinear(
        (text) => parsePersonRow({ first_name: 'Ada', job: 'Any', [field]: `a${text}` }, false),
        4_000,
      ),
  );

  it('the text of a DOCX', { timeout: 120_000 }, () =>
    expectLinear((text) => documentText(renderDocx(xmlOf(text)))),
  );

  it('a CV without names', { timeout: 300_000 }, () => expectLinear(hideNames, 60_000));

  it('the start of an upload', () =>
    expectLinear((text) => detectType(Buffer.from(text), true), 60_000));

  it('headings that are all called the same', async () => {
    expect(await cpuOf(() => parseRichDocument(headings('Same')))).toBeLessThan(maxCpuMs);
  });
});

it('detects markup after nested comments', async () => {
  const typeOf = async (text: string) => (await detectType(Buffer.from(text), true)).type;
  expect(await typeOf(`<!--D${'--><!--G'.repeat(28)}a`)).toBe('text/plain');
  expect(await typeOf('<!-- a --> <!-- b --><script>')).toBe('text/html');
  expect(await typeOf('<!--><script>')).toBe('text/html');
  expect(await typeOf('<?xml version="1.0"?><!-- a --><svg>')).toBe('image/svg+xml');
});

function redirect(text: string): boolean {
  const settings = {
    siteUrl: 'https://alpaca.example',
    redirectUrls: ['https://*.example/**/a/**'],
  };
  return isAllowedRedirect(settings, `https://evil.example/${text}`);
}
