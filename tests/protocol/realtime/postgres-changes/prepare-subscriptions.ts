import { defaultLimits, type SubscriptionCounts } from '../../../../server/realtime/limits.ts';
import { RawSocket } from '../raw-socket.ts';
import { anna, type Process, serveWorld } from '../world.ts';
import type { Subscription } from './listen.ts';

export const few: SubscriptionCounts = { bindings: 4, conditions: 6, patterns: 2 };
export const { anonymous, visitor, staff } = defaultLimits.subscriptions;

export const bindings = (count: number, filter?: string): Subscription[] =>
  Array.from({ length: count }, (_, n) => ({
    event: '*',
    schema: 'public',
    table: 'notes',
    ...(filter ? { filter: `${filter},id=neq.${n}` } : {}),
  }));

export async function open(process: Process): Promise<RawSocket> {
  const raw = new RawSocket(process);
  await raw.opened();
  return raw;
}

/** Processes with few allowed subscriptions, and sockets that join them. */
export function prepareSubscriptions() {
  const world = serveWorld();

  const start = (subscriptions: Partial<typeof defaultLimits.subscriptions>) =>
    world.startProcess({
      limits: { subscriptions: { ...defaultLimits.subscriptions, ...subscriptions } },
      isStaff: async ({ claims }) => claims.sub === anna.id,
    });

  const filterOf = (conditions: number) =>
    Array.from({ length: conditions }, (_, n) => `title=lt.x${n}`).join();

  let refs = 0;

  async function join(raw: RawSocket, items: Subscription[], token?: string) {
    const ref = `r${refs++}`;
    const payload = { access_token: token, config: { postgres_changes: items } };
    raw.send(`realtime:${ref}`, 'phx_join', payload, ref, ref);
    const { payload: reply } = await raw.next(
      (message) => message.event === 'phx_reply' && message.ref === ref,
      30_000,
    );
    const { reason } = reply.response as { reason?: string };
    return { topic: `realtime:${ref}`, ref, outcome: reason ?? reply.status };
  }

  const outcomes = async (raw: RawSocket, joins: Subscription[][], token?: string) => {
    const results: unknown[] = [];
    for (const items of joins) results.push((await join(raw, items, token)).outcome);
    return results;
  };

  return { world, start, filterOf, join, outcomes };
}
