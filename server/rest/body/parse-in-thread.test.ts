import { expect, it } from 'vitest';
import { TooManyAtOnce } from '../../postgres/limit-errors.ts';
import { parseInThread } from './parse-in-thread.ts';

const body = Buffer.from(
  JSON.stringify(Array.from({ length: 5_000 }, (_, n) => ({ n, text: 'x' }))),
);
const parse = (sender: string) => parseInThread(body, 'application/json', sender);

it('parses bodies of several senders in turn', async () => {
  const done: string[] = [];
  const send = async (sender: string) => {
    const content = await parse(sender);
    expect(content).toMatchObject({ type: 'list', count: 5_000, keys: ['n', 'text'] });
    done.push(sender);
  };
  const greedy = Array.from({ length: 40 }, () => send('greedy'));
  await Promise.all([send('editor'), send('recruiter')]);
  expect(done.length).toBeLessThan(8);
  await Promise.all(greedy);
});

it('rejects only the bodies of a sender with too many waiting', async () => {
  const all = Array.from({ length: 60 }, () => parse('greedy'));
  const settled = Promise.allSettled(all);
  await expect(Promise.race(all.slice(55))).rejects.toThrow(TooManyAtOnce);
  expect(await parse('editor')).toMatchObject({ type: 'list' });
  const rejected = (await settled).filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(9);
});
