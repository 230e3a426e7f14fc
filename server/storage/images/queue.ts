import { slowDown } from '../errors.ts';

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** So many at once, so many in line; whoever comes later is sent away. */
export function createQueue(atOnce: number, waiting: number): Queue {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw slowDown();
      await new Promise<void>((resolve) => line.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
