import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { logRequest, requestLog } from './request-log.ts';

async function logged(path: string, headers: Record<string, string> = {}) {
  const lines: string[] = [];
  const logger = pino({ base: undefined }, { write: (line) => lines.push(line) });
  const app = new Hono<Environment>()
    .use(requestLog(logger, (answered) => logRequest(logger, answered)))
    .all('*', (c) => c.text('ok'));
  const response = await app.request(path, { headers });
  return { line: JSON.parse(lines[0] ?? '{}'), text: lines.join(), response };
}

describe('requestLog', () => {
  it('writes one line with what happened', async () => {
    const { line, response } = await logged('/pricing');
    expect(line).toMatchObject({ method: 'GET', path: '/pricing', status: 200, msg: 'request' });
    expect(line.requestId).toBe(response.headers.get('x-request-id'));
  });

  it('leaves out what may name a person', async () => {
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

  it('keeps the id of a proxy, unless it is no id', async () => {
    expect((await logged('/', { 'x-request-id': 'from-proxy-1' })).line.requestId).toBe(
      'from-proxy-1',
    );
    expect((await logged('/', { 'x-request-id': 'a b"c' })).line.requestId).toMatch(/^[\w-]{36}$/);
  });
});
