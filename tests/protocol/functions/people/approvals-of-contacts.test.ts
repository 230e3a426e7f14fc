import { expect, it } from 'vitest';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

// Contacts who were asked to approve ads are people: merging and erasing reaches their answers.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

async function addPerson(firstName: string, lastName: string): Promise<string> {
  const [person] = await rows(
    `insert into people (first_name, last_name, email) values ($1, $2, $3) returning id`,
    [firstName, lastName, `${crypto.randomUUID()}@clients.example`],
  );
  return person?.id;
}

/** An ad about which these people were asked, and the first of them asked for changes. */
async function addAnswer(people: string[], comment: string): Promise<string> {
  const [approval] = await rows(
    `insert into job_approvals (job_id, client_id, ad, decision, comment, decided_at, person_id)
     select id, client_id, '{}', 'changes_asked', $1, now(), $2 from jobs where client_id is not null limit 1
     returning id`,
    [comment, people[0]],
  );
  for (const person of people) {
    await rows('insert into job_approval_contacts (approval_id, person_id) values ($1, $2)', [
      approval?.id,
      person,
    ]);
  }
  return approval?.id;
}

const listAskedContacts = (approval: string) =>
  rows('select person_id from job_approval_contacts where approval_id = $1', [approval]);

it('gives the answers and requests of a merged record to the one that is kept', async () => {
  const [keptPerson, merged] = [await addPerson('Inga', 'Kund'), await addPerson('Inga', 'Kund')];
  const askedMergedOnly = await addAnswer([merged], 'Hybrid');
  const askedBoth = await addAnswer([merged, keptPerson], 'Remote');
  const merge = { keep: keptPerson, merge: merged, confirm: true };
  expect((await server.invoke('merge-people', merge, { as: 'rasmus' })).status).toBe(200);
  for (const approval of [askedMergedOnly, askedBoth]) {
    expect(await listAskedContacts(approval)).toEqual([{ person_id: keptPerson }]);
    expect(await rows('select person_id from job_approvals where id = $1', [approval])).toEqual([
      { person_id: keptPerson },
    ]);
  }
});

it('erases the name in answers and requests', async () => {
  const person = await addPerson('Rigmor', 'Glömdahl');
  const approval = await addAnswer([person], 'Ask Rigmor Glömdahl about the salary.');
  await rows(`update job_approvals set message = 'Hello Rigmor Glömdahl' where id = $1`, [
    approval,
  ]);
  const erasure = { person_id: person, confirm: true };
  expect((await server.invoke('anonymise', erasure, { as: 'astrid' })).status).toBe(200);
  expect(await listAskedContacts(approval)).toEqual([]);
  const [remainingRow] = await rows('select comment, message from job_approvals where id = $1', [
    approval,
  ]);
  expect(JSON.stringify(remainingRow)).not.toMatch(/Rigmor|Glömdahl/);
  expect(remainingRow?.comment).toContain('about the salary.');
});
