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
