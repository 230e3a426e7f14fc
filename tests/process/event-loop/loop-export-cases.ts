import { writeLongHistory } from '../../fixtures/long-history.ts';
import type { Target } from '../../fuzz/target.ts';
import { type Case, post } from './loop-requests.ts';

// Lists exports of a person whose history is as long as that of many years.

let written: Promise<string> | undefined;

async function adaWithHistory({ database }: Target): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `select id from people where email = 'ada@example.com'`,
  );
  const [{ id } = { id: '' }] = rows;
  await writeLongHistory(database.query, id);
  return id;
}

export const exports: Case[] = [
  {
    name: 'an own page with a history of 20 MB',
    expected: 200,
    run: async (target) => {
      written ??= adaWithHistory(target);
      await written;
      return post('/functions/v1/person', `{"action":"show","token":"${target.adasLink}"}`)(target);
    },
  },
  {
    name: 'the export of a person with a history of 20 MB by the person',
    expected: 200,
    run: async (target) => {
      written ??= adaWithHistory(target);
      await written;
      return post(
        '/functions/v1/person',
        `{"action":"export","token":"${target.adasLink}"}`,
      )(target);
    },
  },
  {
    name: 'the export of a person with a history of 20 MB by staff',
    expected: 200,
    run: async (target) => {
      written ??= adaWithHistory(target);
      const body = JSON.stringify({ person_id: await written });
      return post('/functions/v1/export-person', body, { as: 'recruiter' })(target);
    },
  },
];
