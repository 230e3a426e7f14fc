import { get, type IncomingMessage } from 'node:http';
import { unknownToken } from '../../../fixtures/unknown-token.ts';
import { createApplicant, createClientJob, createReviewLink } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

// The router accepts many spellings of a path. A private page must be private in each of them.

function spellingsOf(path: string): string[] {
  const [, first = '', ...rest] = path.split('/');
  const [head = '', ...tail] = first;
  const escaped = `%${head.charCodeAt(0).toString(16)}${tail.join('')}`;
  const after = rest.join('/');
  return [
    path,
    `/${first.toUpperCase()}/${after}`,
    `/${head.toUpperCase()}${tail.join('')}/${after}`,
    `/${escaped}/${after}`,
    `/${escaped.toUpperCase()}/${after}`,
    `/%25${escaped.slice(1)}/${after}`,
    `${path}/`,
    `//${path.slice(1)}`,
    `/${first}//${after}`,
    `/pricing/..${path}`,
    `/pricing/%2e%2E${path}`,
    `/${first}/./${after}`,
    `/${first};v=1/${after}`,
    `${path};v=1`,
    `${path}?lang=sv`,
    `${path}?utm_source=x&gclid=1`,
    `${path}.data`,
    `/${first.toUpperCase()}/${after}.data`,
    `${path}/_.data`,
    `/${first}%2F${after}`,
    `/ｒ${first.slice(1)}/${after}`.replace('ｒ', encodeURIComponent('ｒ')),
  ];
}

type PageResponse = { status: number; headers: IncomingMessage['headers']; text: string };

/** With a chosen language: without one, a private page redirects to that of its reader. */
const headers = { 'accept-language': 'en', cookie: 'userLanguageChoice=en' };

/** Sends the path unchanged: other clients would normalise it first. */
function read(baseURL: string, path: string): Promise<PageResponse> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    }).on('error', reject);
  });
}

async function follow(baseURL: string, path: string): Promise<PageResponse> {
  const response = await read(baseURL, path);
  const { location } = response.headers;
  return response.status === 308 && location ? follow(baseURL, location) : response;
}

function expectPrivate({ headers }: PageResponse, path: string): void {
  expect(headers, path).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers.etag, path).toBeUndefined();
}

test('a revoked shortlist is gone in every spelling', async ({
  request,
  backend: { service, ...backend },
  baseURL,
}) => {
  const job = await createClientJob({ service, ...backend });
  const application = await createApplicant({ service, ...backend }, request, job, 'Ylva');
  const link = await createReviewLink({ service }, job, [application]);
  const pathOfLink = `/review/${link.token}`;

  const shown: string[] = [];
  for (const path of spellingsOf(pathOfLink)) {
    const response = await follow(String(baseURL), path);
    if (!response.text.includes('Ylva')) continue;
    shown.push(path);
    expectPrivate(response, path);
  }
  // Guards against an empty check: case, escapes, slashes, dots, parameters and data requests must
  // have matched.
  expect(shown.length).toBeGreaterThan(12);

  const revoked_at = new Date().toISOString();
  await service.from('review_links').update({ revoked_at }).eq('id', link.id).throwOnError();
  for (const path of spellingsOf(pathOfLink)) {
    const response = await follow(String(baseURL), path);
    expect(response.text, path).not.toContain('Ylva');
    if (shown.includes(path)) expect([404, 410], path).toContain(response.status);
  }
});

for (const path of [
  `/status/${unknownToken}`,
  '/me',
  `/me/${unknownToken}`,
  `/unsubscribe/${unknownToken}`,
  `/confirm/${unknownToken}`,
  `/preview/article/${unknownToken}`,
  '/admin/jobs',
]) {
  test(`${path.replace(unknownToken, '…')} is private in every spelling`, async ({ baseURL }) => {
    const plain = await follow(String(baseURL), path);
    expectPrivate(plain, path);
    const name = plain.text.match(/<title>(.*?)<\/title>/)?.[1] ?? '';
    expect(name).not.toBe('');
    for (const spelling of spellingsOf(path)) {
      const response = await follow(String(baseURL), spelling);
      if (response.text.includes(`<title>${name}</title>`)) expectPrivate(response, spelling);
      // Other spellings are not found, and a 404 must not be cached either.
      else expect(response.headers['cache-control'], spelling).toBe('no-store');
    }
  });
}
