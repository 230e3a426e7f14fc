import { defaultLimits } from '../../../../server/realtime/limits.ts';
import { RawSocket } from '../raw-socket.ts';
import type { Process, serveWorld } from '../world.ts';

/** Starts processes with limits per network; each of them is a network of its own. */
export const startsLimited =
  (world: ReturnType<typeof serveWorld>) =>
  (network: Partial<typeof defaultLimits.network> = {}) =>
    world.startProcess({ limits: { network: { ...defaultLimits.network, ...network } } });

export async function open(process: Process, key?: string): Promise<RawSocket> {
  const raw = new RawSocket(process, '1.0.0', key);
  await raw.opened();
  return raw;
}
