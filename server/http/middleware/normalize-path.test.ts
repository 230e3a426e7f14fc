import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Environment } from '../environment.ts';
import { normalizePath } from './normalize-path.ts';

const app = new Hono<Environment>().use(normalizePath).get('*', (context) => context.text('read'));

it.each([
  ['/pricing?lang=sv', 200, null],
  ['/blog/%C3%A5', 200, null],
  ['//evil.example//a?b=c', 308, '/evil.example/a?b=c'],
  ['/%', 308, '/%25'],
  ['/%72eview/%61-%c3%a5?b=c', 308, '/review/a-%C3%A5?b=c'],
  ['/a%2572', 200, null],
  ['/caf%E9?b=c', 308, '/caf%25E9?b=c'],
])('responds to %s with %i', async (path, status, location) => {
  const response = await app.request(`http://localhost${path}`);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});
