import { type serveWorld, subscribed, withConfig } from './world.ts';

type Received = { event: string; payload: unknown; meta?: { id?: string } };

/** Joins channels and collects the messages sent there. */
export function listensTo(world: ReturnType<typeof serveWorld>) {
  return async function listener(
    name: string,
    vsn = '2.0.0',
    config = {},
    client = world.client({ vsn }),
  ) {
    const received: Received[] = [];
    const channel = client
      .channel(name, withConfig(config))
      .on('broadcast', { event: '*' }, (message) => received.push(message as unknown as Received));
    await subscribed(channel);
    return { channel, received };
  };
}
