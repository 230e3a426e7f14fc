import { expect, it } from 'vitest';
import { prepareImports } from '../../fixtures/imports.ts';

const { rows, run, check, start, undo, insertPerson, insertJob } = prepareImports();

const listActivity = (domain: string) =>
  rows(
    `select split_part(email::text, '@', 1) as name,
       case when last_activity_at > now() - interval '1 minute' then 'now' else last_activity_at::date::text end as active
     from people where email::text like $1 order by email`,
    [`%@${domain}`],
  );

it('dates the last activity of people by their file, and keeps them from the import on', async () => {
  await insertJob('dated', 'Dated chef');
  const domain = 'dated.example';
  await insertPerson(`older@${domain}`);
  await insertPerson(`recent@${domain}`);
  await rows(
    `update people set last_activity_at = case when email::text like 'older%' then '2020-05-01'::date else '2024-06-01' end
     where email::text like $1`,
    [`%@${domain}`],
  );
  const id = await check(
    [
      'Name,Email,Job title,Stage,Applied at,Rejected at',
      `Ada A,applied@${domain},Dated chef,Inbox,2021-03-01,`,
      `Bo B,rejected@${domain},Dated chef,Inbox,2021-03-01,2021-03-09`,
      `Cy C,undated@${domain},Dated chef,Inbox,,`,
      `Di D,unplaced@${domain},No such job,Inbox,2021-03-01,`,
      `Eli E,twice@${domain},Dated chef,Inbox,2021-03-01,`,
      `Eli E,twice@${domain},No such job,Inbox,2022-03-01,`,
      `Fay F,older@${domain},Dated chef,Inbox,2021-03-01,`,
      `Gil G,recent@${domain},Dated chef,Inbox,2021-03-01,`,
    ].join('\n'),
  );
  await start(id);
  expect(await listActivity(domain)).toEqual([
    { name: 'applied', active: '2021-03-01' },
    { name: 'older', active: '2021-03-01' },
    { name: 'recent', active: '2024-06-01' },
    { name: 'rejected', active: '2021-03-09' },
    { name: 'twice', active: '2022-03-01' },
    { name: 'undated', active: 'now' },
    { name: 'unplaced', active: '2021-03-01' },
  ]);
  const due = () =>
    rows(
      `select split_part(email::text, '@', 1) as name from private.retention join people on people.id = person_id
       where email::text like $1 and keep_until < now() + interval '1 month' order by email`,
      [`%@${domain}`],
    );
  expect(await due()).toEqual([]);

  // A move is an activity, as for everybody else.
  await rows(
    `update applications set stage = 'screening'
     where person_id = (select id from people where email::text = $1)`,
    [`applied@${domain}`],
  );
  expect((await listActivity(domain))[0]).toEqual({ name: 'applied', active: 'now' });

  await undo(id);
  await run(id);
  expect(await listActivity(domain)).toEqual([
    { name: 'applied', active: 'now' },
    { name: 'older', active: '2020-05-01' },
    { name: 'recent', active: '2024-06-01' },
  ]);
  expect(await due()).toEqual([{ name: 'older' }, { name: 'recent' }]);
});
