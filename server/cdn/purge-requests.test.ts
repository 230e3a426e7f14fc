import { expect, it } from 'vitest';
import { purgeRequests } from './purge-requests.ts';

const tags = ['articles', 'jobs'];
const url = 'https://cdn.example/purge';
const json = { 'content-type': 'application/json' };

it('fits Fastly and Varnish: tags in a header', () => {
  const headers = { 'Fastly-Key': 'k', 'Surrogate-Key': '{tags}' };
  expect(purgeRequests({ urls: [url], method: 'POST', headers }, tags)).toEqual([
    {
      url,
      init: { method: 'POST', headers: { 'Fastly-Key': 'k', 'Surrogate-Key': 'articles jobs' } },
    },
  ]);
});

it('fits Cloudflare: tags in the body', () => {
  const body = '{"tags":{tags[]}}';
  expect(purgeRequests({ urls: [url], method: 'POST', headers: {}, body }, tags)).toEqual([
    { url, init: { method: 'POST', headers: json, body: '{"tags":["articles","jobs"]}' } },
  ]);
});

it('fits Bunny: one call for each tag', () => {
  const body = '{"CacheTag":"{tag}"}';
  const requests = purgeRequests({ urls: [url], method: 'POST', headers: {}, body }, tags);
  expect(requests.map(({ init }) => init.body)).toEqual([
    '{"CacheTag":"articles"}',
    '{"CacheTag":"jobs"}',
  ]);
});

it('calls several caches', () => {
  const urls = ['http://one.example/{tags,}', 'http://two.example/'];
  expect(
    purgeRequests({ urls, method: 'PURGE', headers: {} }, tags).map((request) => request.url),
  ).toEqual(['http://one.example/articles,jobs', 'http://two.example/']);
});
