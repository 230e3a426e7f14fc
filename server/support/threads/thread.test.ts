import { expect, it } from 'vitest';
import { Thread } from './thread.ts';

const file = new URL('../../../tests/fixtures/odd-thread.ts', import.meta.url);

it('returns results and errors to their own tasks', async () => {
  const thread = new Thread<string, string>(file);
  const [one, failed, two] = await Promise.allSettled(
    ['one', 'fail', 'two'].map((word) => thread.run(word)),
  );
  expect(one).toMatchObject({ value: 'one' });
  expect(failed).toMatchObject({ reason: { message: 'it failed' } });
  expect(two).toMatchObject({ value: 'two' });
});

it('fails waiting tasks when it ends, and starts again with the next', async () => {
  const thread = new Thread<string, string>(file);
  const waiting = ['exit', 'lost'].map((word) =>
    expect(thread.run(word)).rejects.toThrow('ended with 3'),
  );
  await Promise.all(waiting);
  expect(await thread.run('again')).toBe('again');
});

it('ends when it was idle, and starts again with the next task', async () => {
  const thread = new Thread<string, string>(file, { idleMs: 1 });
  expect(thread.isRunning).toBe(false);
  const words = ['one', 'two'];
  expect(await Promise.all(words.map((word) => thread.run(word)))).toEqual(words);
  expect(thread.isRunning).toBe(true);
  await expect.poll(() => thread.isRunning).toBe(false);
  expect(await thread.run('again')).toBe('again');
});
