import { expect, it } from 'vitest';
import { TooManyAtOnce } from '../../postgres/limit-errors.ts';
import { type PrintTask, printInThread } from './print-in-thread.ts';

const failed = new Error('nothing to print');

/** Documents of one colleague, and which of them are being loaded. */
function colleague(id: string) {
  const loading: string[] = [];
  const held = Promise.withResolvers<PrintTask>();
  const print = (name: string, signal?: AbortSignal) =>
    printInThread(
      () => {
        loading.push(name);
        return held.promise;
      },
      id,
      signal,
    );
  return { loading, print, end: () => held.reject(failed) };
}

it('loads one document of a colleague at a time, and rejects those beyond the queue', async () => {
  const { loading, print, end } = colleague('busy');
  const accepted = ['1', '2', '3', '4', '5', '6'].map((name) =>
    expect(print(name)).rejects.toBe(failed),
  );
  await expect(print('7')).rejects.toThrow(TooManyAtOnce);
  expect(loading).toEqual(['1']);
  end();
  await Promise.all(accepted);
  expect(loading).toEqual(['1', '2', '3', '4', '5', '6']);
});

it('loads nothing for a client that has disconnected', async () => {
  const { loading, print, end } = colleague('leaving');
  const first = expect(print('first')).rejects.toBe(failed);
  const client = new AbortController();
  const second = expect(print('second', client.signal)).rejects.toThrow('aborted');
  client.abort();
  await second;
  end();
  await first;
  await expect(print('third', client.signal)).rejects.toThrow('aborted');
  expect(loading).toEqual(['first']);
});
