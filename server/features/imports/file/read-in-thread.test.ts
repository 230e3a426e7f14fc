import { expect, it } from 'vitest';
import { TooManyAtOnce } from '../../../postgres/limit-errors.ts';
import { readInThread } from './read-in-thread.ts';

it('reads one file of a colleague at a time, lets one wait, and rejects more', async () => {
  const file = new TextEncoder().encode('First name,Email\nAda,ada@files.example\n');
  const read = (colleague: string) => readInThread(file, colleague).catch((error) => error);
  const [one, two, three, ofOther] = await Promise.all(['one', 'one', 'one', 'other'].map(read));
  for (const table of [one, two, ofOther])
    expect(table).toMatchObject({ columns: ['First name', 'Email'] });
  expect(three).toBeInstanceOf(TooManyAtOnce);
});

it('takes over the memory of a large file, also of a part of it', async () => {
  const memory = Buffer.allocUnsafeSlow(1_000_000);
  const file = memory.subarray(0, memory.write(`Name\n${'Ada Lind\n'.repeat(20_000)}`));
  const table = await readInThread(file, 'colleague');
  expect(table).toMatchObject({ columns: ['Name'] });
  expect(memory.length).toBe(0);
});
