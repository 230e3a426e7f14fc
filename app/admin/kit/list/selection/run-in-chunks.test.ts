import { expect, test } from 'vitest';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { runInChunks, undoAll } from './run-in-chunks.ts';

const client = {} as BrowserClient;
const row = (row_key: string) => ({ row_key });

async function* chunksOf(...chunks: string[][]) {
  for (const chunk of chunks) yield chunk.map(row);
}

test('rows processed before a chunk failed are counted and can be undone', async () => {
  const undone: string[] = [];
  const progress: number[] = [];
  const failure = new Error('no network');
  const outcome = await runInChunks(
    client,
    chunksOf(['a', 'b'], ['c', 'd', 'e'], ['f']),
    async (_, rows) => {
      const ids = rows.map(({ row_key }) => row_key);
      const undo = async () => void undone.push(...ids.slice(0, 2));
      return ids.includes('c') ? { count: 2, undo, error: failure } : undo;
    },
    (done) => progress.push(done),
  );
  expect(outcome).toMatchObject({ done: 4, error: failure });
  expect(progress).toEqual([2, 5]);
  await undoAll(outcome.undos, () => undefined);
  expect(undone).toEqual(['c', 'd', 'a', 'b']);
});

test('skipped rows are not counted', async () => {
  const outcome = await runInChunks(
    client,
    chunksOf(['a', 'b', 'c']),
    async () => ({ count: 1 }),
    () => undefined,
  );
  expect(outcome).toEqual({ done: 1, undos: [], skipped: {} });
});

test('skipped rows are summed by reason', async () => {
  const outcome = await runInChunks(
    client,
    chunksOf(['a', 'b'], ['c']),
    async (_, rows) => ({ count: 0, skipped: { moved: rows.length, [rows[0]?.row_key ?? '']: 1 } }),
    () => undefined,
  );
  expect(outcome).toEqual({ done: 0, undos: [], skipped: { moved: 3, a: 1, c: 1 } });
});

test('a chunk that cannot be undone does not stop the others', async () => {
  const undone: string[] = [];
  const late = new Error('the mail has left');
  const undos = [
    async () => void undone.push('first'),
    () => Promise.reject(late),
    async () => void undone.push('last'),
  ];
  await expect(undoAll(undos, () => undefined)).rejects.toBe(late);
  expect(undone).toEqual(['last', 'first']);
});
