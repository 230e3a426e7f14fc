import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { logRequest, requestLog } from './request-log.ts';

async function logged(path: string, headers: Record<string, string> = {}) {
  const lines: string[] = [];
  const logger = pino({ base: undefined }, { write: (line) => lines.push(line) });
  const app = new Hono<Environment>()
    .use(requestLog(logger, (response) => logRequest(logger, response)))
    .all('*', (c) => c.text('ok'));
  const response = await app.request(path, { headers });
  return { line: JSON.parse(lines[0] ?? '{}'), text: lines.join(), response };
}

describe('requestLog', () => {
  it('writes one line per request', async () => {
    const { line, response } = await logged('/pricing');
    expect(line).toMatchObject({ method: 'GET', path: '/pricing', status: 200, msg: 'request' });
    expect(line.requestId).toBe(response.headers.get('x-request-id'));
  });

  it('leaves out personal data', async () => {
    const { text } = await logged('/rest/v1/people?email=eq.ines@example.com', {
      cookie: 'ines',
      authorization: 'Bearer ines',
      'user-agent': 'ines',
      'x-forwarded-for': '192.0.2.7',
    });
    expect(text).not.toMatch(/ines|192\.0\.2\.7/);
    const file = await logged('/storage/v1/object/cvs/ines-falk.pdf');
    expect(file.text).not.toContain('ines');
  });

  it.each([
    '/status/{key}',
    '/STATUS/{key}',
    '/%73tatus/{key}',
    '//status/{key}',
    '/me/{key}/',
    '/review/{key}?lang=sv',
    '/unsubscribe/{key}',
    '/preview/article/{key}',
    '/{key}',
    '/job/{key}',
    '/functions/v1/person?unsubscribe={key}',
    '/functions/v1/person/{key}',
    '/storage/v1/object/sign/cvs/a.pdf?token={key}',
    '/auth/v1/verify?token={key}',
    '/realtime/v1/websocket?apikey={key}',
  ])('leaves out the secret in %s', async (path) => {
    const key = 'Qm9yaW5nLWtleS1vZi0yNTYtYml0cy1mb3ItdGVzdHM';
    const { text } = await logged(path.replace('{key}', key), {
      referer: `http://localhost/me/${key}`,
      cookie: `session=${key}`,
    });
    expect(text).toContain('"msg":"request"');
    expect(text).not.toContain(key);
  });

  it.each([
    '/blog/ada@people.example',
    '/blog/ada%40people.example',
    '/blog/ada%2540people.example',
    '/job/ada%EF%BC%A0people.example',
    '/admin/ada%@people',
    '/ada@people.example',
    '/blog/+46701234567',
    '/blog/%2B46%2070%20123%2045%2067',
    '/job/ring-070-123%2045%2067-ada',
    '/functions/v1/ada@people.example',
    '/storage/v1/object/ada@people.example',
  ])('leaves out the personal data in %s', async (path) => {
    const { line } = await logged(path);
    expect(line.msg).toBe('request');
    // The id is random and may contain any of these by chance.
    expect(JSON.stringify({ ...line, requestId: '', time: 0 })).not.toMatch(
      /ada|people|4567|45%20|123/,
    );
  });

  it('logs the path of public pages and of rows', async () => {
    const path = async (requested: string) => (await logged(requested)).line.path;
    expect(await path('/status/Qm9yaW5nLWtleS1vZi0yNTYt')).toBe('/status/…');
    expect(await path('/job/hygglo-fullstack-developer')).toBe('/job/hygglo-fullstack-developer');
    expect(await path('/functions/v1/person')).toBe('/functions/v1/person');
    const job = '/admin/jobs/01234567-0123-4123-8123-0123456789ab';
    expect(await path(job)).toBe(job);
    expect(await path('/blog/trends-of-2026-11')).toBe('/blog/trends-of-2026-11');
    expect(await path('/blog/l%C3%B6n')).toBe('/blog/lön');
  });

  it('keeps the request id of a proxy if it is valid', async () => {
    expect((await logged('/', { 'x-request-id': 'from-proxy-1' })).line.requestId).toBe(
      'from-proxy-1',
    );
    expect((await logged('/', { 'x-request-id': 'a b"c' })).line.requestId).toMatch(/^[\w-]{36}$/);
  });
});
