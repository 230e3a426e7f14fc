import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('one exposed schema', () => {
  it('rejects other schemas', async () => {
    const { error, status } = await world.client(undefined, 'hidden').from('users').select();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: 'PGRST106',
      message: 'Invalid schema: hidden',
      hint: 'Only the following schemas are exposed: public',
    });
    expect((await from('orders').select()).error?.code).toBe('PGRST205');
    const response = await world.fetch('/pairs');
    expect(response.headers.get('content-profile')).toBeNull();
  });
});

describe('several exposed schemas', () => {
  const several = serveWorld({ schemas: ['public', 'shop'] });

  it('are chosen by profile for reads, writes and calls', async () => {
    const shop = several.client(undefined, 'shop');
    expect((await shop.from('orders').select('item').eq('id', 2)).data).toEqual([{ item: 'cup' }]);
    const inserted = await shop
      .from('orders')
      .insert({ item: 'pot' })
      .select('item, quantity')
      .single();
    expect(inserted.error).toBeNull();
    expect((await shop.rpc('cheapest').select('item')).data).toEqual([{ item: 'tea' }]);
    expect((await shop.from('users').select()).error?.code).toBe('PGRST205');
    expect((await several.client().from('users').select('id').eq('id', 1)).data).toEqual([
      { id: 1 },
    ]);
  });

  it('are named in the response', async () => {
    const response = await several.fetch('/orders', { headers: { 'accept-profile': 'shop' } });
    expect(response.headers.get('content-profile')).toBe('shop');
    const plain = await several.fetch('/users');
    expect(plain.headers.get('content-profile')).toBe('public');
  });
});
