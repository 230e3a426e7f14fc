import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { cors } from './cors.ts';

const app = new Hono()
  .use('/plain', cors())
  .use('/x', cors({ passOptions: true }))
  .all('*', (context) => context.text('served', 200, { allow: 'OPTIONS,GET' }));

it('responds to a preflight itself', async () => {
  const response = await app.request('/x', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(response.headers.get('allow')).toBeNull();
});

it('responds to any other OPTIONS too', async () => {
  const response = await app.request('/plain', { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('allow')).toContain('POST');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it('leaves other OPTIONS to the route if configured so', async () => {
  const response = await app.request('/x', { method: 'OPTIONS' });
  expect(await response.text()).toBe('served');
  expect(response.headers.get('allow')).toBe('OPTIONS,GET');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});
