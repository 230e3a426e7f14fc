import { clientGone, slowDown } from '../errors.ts';

type Limits = {
  /** Work that runs at the same time, in all and of one network. */
  atOnce: number;
  atOncePerNetwork: number;
  /** Work that waits, in all and of one network. */
  waiting: number;
  waitingPerNetwork: number;
};

export type Queue = <T>(
  network: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

type Line = { running: number; waiting: Set<() => void> };

/** Networks take turns, so that one with much work leaves room for the others. Work of a client that has gone away never begins. */
export function createQueue(limits: Limits): Queue {
  // In the order in which networks get their next turn.
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  const wait = (line: Line, signal: AbortSignal | undefined): Promise<void> => {
    if (waiting >= limits.waiting || line.waiting.size >= limits.waitingPerNetwork) {
      throw slowDown();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.waiting.delete(begin);
        waiting -= 1;
        signal?.removeEventListener('abort', abandon);
      };
      const begin = () => {
        leave();
        resolve();
      };
      const abandon = () => {
        leave();
        reject(clientGone());
      };
      line.waiting.add(begin);
      waiting += 1;
      signal?.addEventListener('abort', abandon);
    });
  };

  const beginNext = (): void => {
    for (const [network, line] of lines) {
      if (running >= limits.atOnce) return;
      const [begin] = line.waiting;
      if (!begin || line.running >= limits.atOncePerNetwork) continue;
      lines.delete(network);
      lines.set(network, line);
      line.running += 1;
      running += 1;
      begin();
    }
  };

  return async (network, work, signal) => {
    if (signal?.aborted) throw clientGone();
    const line = lines.get(network) ?? { running: 0, waiting: new Set() };
    lines.set(network, line);
    try {
      if (running < limits.atOnce && line.running < limits.atOncePerNetwork) {
        line.running += 1;
        running += 1;
      } else await wait(line, signal);
      try {
        return await work();
      } finally {
        line.running -= 1;
        running -= 1;
        beginNext();
      }
    } finally {
      if (line.running === 0 && line.waiting.size === 0) lines.delete(network);
    }
  };
}
