import type { Call } from '../support/load.ts';

// Records the requests that the official client sends for a screen, so that they can be
// repeated.

export type Recorder = { send: typeof fetch; take: () => Call[] };

export function createRecorder(): Recorder {
  let calls: Call[] = [];
  const send: typeof fetch = (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? { body: init.body } : {};
    calls.push({ method: init.method ?? 'GET', path: `${pathname}${search}`, headers, ...body });
    return fetch(input, init);
  };
  const take = () => {
    const taken = calls;
    calls = [];
    return taken;
  };
  return { send, take };
}
