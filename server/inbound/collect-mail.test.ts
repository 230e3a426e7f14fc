import { PassThrough } from 'node:stream';
import type { SMTPServerDataStream } from 'smtp-server';
import { expect, it } from 'vitest';
import { collectMail } from './collect-mail.ts';

it('reads the next piece of a mail when its turn comes, so that the rest waits in the socket', async () => {
  const stream = Object.assign(new PassThrough({ highWaterMark: 1 }), {
    byteLength: 0,
    sizeExceeded: false,
  }) as SMTPServerDataStream;
  const taken: number[] = [];
  const turns: (() => void)[] = [];
  const collected = collectMail(
    stream,
    (bytes) => taken.push(bytes) > 0,
    () => new Promise((resolve) => turns.push(resolve)),
  );
  const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
  for (const expected of [[3], [3, 5], [3, 5, 7]]) {
    stream.write('x'.repeat(expected.at(-1) ?? 0));
    await soon();
    expect(taken).toHaveLength(expected.length - 1);
    turns.shift()?.();
    await soon();
    expect(taken).toEqual(expected);
  }
  stream.end();
  expect(await collected).toHaveLength(15);
});
