import { setTimeout as sleep } from 'node:timers/promises';
import type { Actors } from './actors.ts';
import type { Observations } from './observe.ts';

// Runs all actors concurrently until it is stopped.

export type Load = {
  /** Resolves when all actors have succeeded again, with the seconds that this took. */
  untilRecovered: () => Promise<number>;
  /** Pauses new actions until the work is done. */
  whilePaused: (work: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

const maxSeconds = 120;

export function startLoad(actors: Actors, seen: Observations): Load {
  let running = true;
  let gate: Promise<void> | undefined;
  let busy = 0;
  const well = new Map<string, number>();

  const loops = Object.entries(actors).map(async ([name, { pause, act }]) => {
    for (let turn = 0; running; turn += 1) {
      while (gate) await gate;
      busy += 1;
      try {
        if (await act(turn)) well.set(name, performance.now());
      } catch (error) {
        seen.unexpected.push(`the ${name} met with ${error}`);
      }
      busy -= 1;
      await sleep(pause);
    }
  });

  return {
    untilRecovered: async () => {
      const began = performance.now();
      const seconds = () => (performance.now() - began) / 1000;
      const isWell = () => Object.keys(actors).every((name) => (well.get(name) ?? 0) > began);
      while (!isWell()) {
        if (seconds() > maxSeconds) throw new Error(`Still not well: ${unwell(actors, well)}`);
        await sleep(20);
      }
      return seconds();
    },
    whilePaused: async (work) => {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      while (busy > 0) await sleep(5);
      await work();
      gate = undefined;
      open();
    },
    stop: async () => {
      running = false;
      await Promise.all(loops);
    },
  };
}

function unwell(actors: Actors, well: Map<string, number>): string {
  const now = performance.now();
  const last = (name: string) => `${Math.round((now - (well.get(name) ?? 0)) / 1000)} s ago`;
  return Object.keys(actors)
    .map((name) => `${name} ${last(name)}`)
    .join(', ');
}
