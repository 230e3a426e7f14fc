import { expect, test } from 'vitest';
import { listensTo } from './broadcast-listener.ts';
import { collected, serveWorld } from './world.ts';

const world = serveWorld();
const listener = listensTo(world);

test('REST sends a batch', async () => {
  const { received } = await listener('rest');
  const post = (body: unknown, headers: Record<string, string> = { apikey: world.keys.anonKey }) =>
    fetch(`${world.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const messages = [
    { topic: 'rest', event: 'one', payload: { n: 1 } },
    { topic: 'rest', event: 'two', payload: { n: 2 } },
  ];
  const response = await post({ messages });
  expect(response.status).toBe(202);
  expect(await response.text()).toBe('');
  expect((await collected(received, 2)).map(({ event }) => event)).toEqual(['one', 'two']);
  expect((await post({ messages: [{ event: 'no topic' }] })).status).toBe(422);
  expect((await post('nonsense')).status).toBe(422);
  expect((await post({ messages }, {})).status).toBe(401);
  expect((await post({ messages }, { apikey: 'wrong' })).status).toBe(401);
  const large = [{ topic: 'rest', event: 'three', payload: { text: 'a'.repeat(300_000) } }];
  expect((await post({ messages: large })).status).toBe(413);
  const service = { authorization: `Bearer ${world.keys.serviceKey}` };
  expect((await post({ messages: large }, service)).status).toBe(202);
  const manyNumbers = Array.from({ length: 10_000 }, (_, at) => at);
  const excess = { messages: [{ topic: 'a', event: 'b', payload: manyNumbers }] };
  expect((await post(excess, service)).status).toBe(422);
});

test('httpSend sends one message, as JSON or as bytes', async () => {
  const { received } = await listener('via http/å');
  const channel = world.client().channel('via http/å');
  expect(await channel.httpSend('greet me', { hello: 'there' })).toEqual({ success: true });
  expect(await channel.httpSend('bytes', new Uint8Array([7, 0, 9]).buffer)).toEqual({
    success: true,
  });
  const [json, bytes] = await collected(received, 2);
  expect(json).toMatchObject({ event: 'greet me', payload: { hello: 'there' } });
  expect(new Uint8Array(bytes?.payload as ArrayBuffer)).toEqual(new Uint8Array([7, 0, 9]));
  await expect(
    world.client({ key: 'sb_publishable_wrong' }).channel('x').httpSend('a', {}),
  ).rejects.toThrow();
});

test('send falls back to REST before the channel is joined', async () => {
  const { received } = await listener('fallback');
  const status = await world
    .client()
    .channel('fallback')
    .send({ type: 'broadcast', event: 'early', payload: {} });
  expect(status).toBe('ok');
  expect(await collected(received, 1)).toHaveLength(1);
});
