import { expect, it } from 'vitest';
import { prepareImports } from '../../fixtures/imports.ts';

const { rows, read, check, start, insertJob } = prepareImports();

// Teamtailor and Greenhouse leave a rejected application in the stage that it had.
it('rejects the applications that the file marks as rejected, whatever their stage', async () => {
  await insertJob('marked', 'Marked chef');
  const domain = 'marked.example';
  const id = await check(
    [
      'Name,Email,Job title,Stage,Applied at,Rejected at,Reject reason',
      `Ada A,a@${domain},Marked chef,Inbox,2024-03-01,2024-03-09,Salary`,
      `Bo B,b@${domain},Marked chef,Interview,2024-03-01,,Not enough experience`,
      `Cy C,c@${domain},Marked chef,Screening,2024-03-01,yes,`,
      `Di D,d@${domain},Marked chef,Hired,2024-03-01,,Position filled`,
      `Eli E,e@${domain},Marked chef,Inbox,2024-03-01,No,`,
      `Fay F,f@${domain},Marked chef,,2024-03-01,2024-03-10,`,
    ].join('\n'),
  );
  expect((await read(id))?.notes).toEqual({ put_in_rejected: 4 });
  await start(id);
  expect((await read(id))?.notes).toEqual({ put_in_rejected: 4 });
  const applied = await rows(
    `select stage::text, reject_reason as reason, applications.created_at::date::text as applied,
       stage_changed_at::date::text as changed, decided_at::date::text as decided
     from applications join people on people.id = person_id
     where email::text like '%@marked.example' order by email`,
  );
  const at = { applied: '2024-03-01', changed: '2024-03-01', decided: '2024-03-01' };
  expect(applied).toEqual([
    { ...at, stage: 'rejected', reason: 'Salary', changed: '2024-03-09', decided: '2024-03-09' },
    { ...at, stage: 'rejected', reason: 'Not enough experience' },
    { ...at, stage: 'rejected', reason: null },
    { ...at, stage: 'hired', reason: null },
    { ...at, stage: 'new', reason: null, decided: null },
    { ...at, stage: 'rejected', reason: null, changed: '2024-03-10', decided: '2024-03-10' },
  ]);
});
