import { describe, expect, it } from 'vitest';
import { cast, kajsasPerson } from '../../../fixtures/cast.ts';
import { prepareBilling } from './prepare-billing.ts';

const { billing, rows, callAs, asContact, request, ask, requests, setBilling } = prepareBilling();

describe('request-pause', () => {
  it('asks once, however often the form is sent', async () => {
    const key = crypto.randomUUID();
    const [first, again] = await Promise.all([ask({}, key), ask({}, key)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    // From another tab, so with another key.
    expect(await ask()).toEqual(first);
    expect(await requests()).toMatchObject([{ state: 'pending' }]);
    expect(await rows(`select person_id, message from client_pause_requests`)).toEqual([
      { person_id: kajsasPerson, message: 'Holidays' },
    ]);
  });

  it.each([
    ['in the past', { starts_on: '2025-03-01', ends_on: '2025-03-05' }, 'pause_in_past'],
    ['that is too long', { ends_on: '2199-01-01' }, 'pause_too_long'],
  ])('rejects a pause %s', async (_, fields, error) => {
    expect(await ask(fields)).toMatchObject({ status: 409, data: { error } });
  });

  it('rejects a pause that ends before it starts, and a message that is too long', async () => {
    expect(await ask({ starts_on: billing.days[1], ends_on: billing.days[0] })).toMatchObject({
      status: 422,
      data: { fields: { ends_on: 'date_invalid' } },
    });
    expect(await ask({ message: 'x'.repeat(2001) })).toMatchObject({
      status: 422,
      data: { fields: { message: 'too_long' } },
    });
  });

  it('rejects another request until the first is answered or withdrawn', async () => {
    const { data } = await ask();
    expect(await ask({ starts_on: billing.days[2], ends_on: billing.days[3] })).toMatchObject({
      status: 409,
      data: { error: 'pause_pending' },
    });
    const withdrawal = { action: 'withdraw', request_id: data.id };
    expect((await asContact('request-pause', withdrawal)).status).toBe(200);
    expect((await asContact('request-pause', withdrawal)).status).toBe(200);
    expect((await ask({ starts_on: billing.days[2], ends_on: billing.days[3] })).status).toBe(200);
    expect(
      await rows(`select from client_events where kind = 'pause_withdrawn' and client_id = $1`, [
        billing.ownClient,
      ]),
    ).toHaveLength(1);
  });

  it('is limited, because each request notifies the owner', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 15; count += 1) {
      const { status, data } = await ask();
      statuses.push(status);
      if (status === 200) {
        await asContact('request-pause', { action: 'withdraw', request_id: data.id });
      }
    }
    expect(statuses).toContain(429);
    await rows('delete from private.rate_limits');
  });

  const nobody: [string, () => Promise<unknown>, () => Promise<{ status: number }>][] = [
    ['a visitor', async () => undefined, () => callAs(undefined, 'request-pause', request())],
    [
      'somebody with an account',
      async () => undefined,
      () => callAs(cast.viola.id, 'request-pause', request()),
    ],
    [
      'a recruiter',
      async () => undefined,
      () => callAs(cast.rasmus.id, 'request-pause', request()),
    ],
    [
      'a contact of another client',
      async () => undefined,
      () => ask({ client_id: billing.otherClient }),
    ],
    ['a contact who does not see the plan', () => setBilling(false), () => ask()],
    ['a removed contact', () => rows('delete from client_contacts'), () => ask()],
  ];
  it.each(nobody)('rejects %s', async (_, prepare, send) => {
    await prepare();
    expect((await send()).status).toBe(403);
    expect(await requests()).toEqual([]);
  });

  it('lets nobody else withdraw it', async () => {
    const { data } = await ask();
    await setBilling(false);
    const withdrawal = { action: 'withdraw', request_id: data.id };
    expect((await asContact('request-pause', withdrawal)).status).toBe(403);
    expect(await requests()).toMatchObject([{ state: 'pending' }]);
  });
});
