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
