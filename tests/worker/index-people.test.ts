import { expect, it } from 'vitest';
import { indexPeople } from '../../server/worker/people/index-people.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { prepareWorker } from '../fixtures/worker.ts';

const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
const { runTwice } = prepareWorker(server);

const find = async (text: string) => {
  const matchingRows = await asStaff('recruiter', 'select last_name from public.find_people($1)', [
    text,
  ]);
  return matchingRows.rows.map((row) => (row as { last_name: string }).last_name);
};

it('people who are not in the index are found after a round, and people with a renamed tag by its new name', async () => {
  const [person] = await rows(
    `insert into people (first_name, last_name, headline) values ('Ny', 'Saknad', 'Lutenist') returning id`,
  );
  await rows('delete from private.person_words where person_id = $1', [person?.id]);
  expect(await find('lutenist')).toEqual([]);
  await runTwice(indexPeople);
  expect(await find('lutenist')).toEqual(['Saknad']);

  await rows(
    `with tag as (insert into tags (name) values ('Troubadours') returning id)
     insert into person_tags (person_id, tag_id) select $1, id from tag`,
    [person?.id],
  );
  await rows(`update tags set name = 'Minstrels' where name = 'Troubadours'`);
  await runTwice(indexPeople);
  expect(await find('minstrel')).toEqual(['Saknad']);
  expect(await find('troubadour')).toEqual([]);
});

it('the subject of an answer in a conversation is found, that of mail about invoices is not', async () => {
  const [person] = await rows(
    `insert into people (first_name, last_name) values ('Brev', 'Skrivare') returning id`,
  );
  for (const [subject, billing] of [
    ['Barometers', false],
    ['Thermometers', true],
  ]) {
    await rows(
      `with conversation as (
         insert into conversations (person_id, concerns_billing) values ($1, $3) returning id
       )
       insert into inbox (conversation_id, message_id, subject) select id, $2::text, $2::text from conversation`,
      [person?.id, subject, billing],
    );
  }
  expect(await find('barometer')).toEqual(['Skrivare']);
  expect(await find('thermometer')).toEqual([]);
});
