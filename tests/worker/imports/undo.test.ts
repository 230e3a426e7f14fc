import { describe, expect, it } from 'vitest';
import { continueImports } from '../../../server/worker/continue-imports.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareImports } from '../../fixtures/imports.ts';
import { jobContext } from '../../fixtures/worker.ts';

// An import is undone as a whole, and leaves what somebody has changed since.

const { server, rows, run, read, listRows, check, start, undo, peopleOf, insertPerson, insertJob } =
  prepareImports();

describe('undo', () => {
  it('removes what was added and filled in, with tags, applications and notices', async () => {
    await insertJob('import-undo', 'Undo lead');
    const known = await insertPerson('known@undo.example');
    const state = () =>
      rows('select phone::text, location, last_activity_at::text from people where id = $1', [
        known,
      ]);
    const before = await state();
    const id = await check(
      [
        'Name,Email,Phone,City,Tags,Job,Notes',
        'Ada,ada@undo.example,0701234567,Lund,undoable,Undo lead,Met in May',
        'Ada,ada@undo.example,,,,,',
        'Bo,known@undo.example,0701234568,Lund,undoable,Undo lead,Met in June',
      ].join('\n'),
    );
    await start(id, { sends_notice: true });
    expect(await peopleOf('undo.example')).toHaveLength(2);
    expect((await undo(id)).status).toBe(200);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 3, kept: {} });
    expect(await peopleOf('undo.example')).toHaveLength(1);
    expect(await state()).toEqual(before);
    const remainingRows = await rows(
      `select (select count(*)::integer from applications where person_id = $1) as applications,
         (select count(*)::integer from person_events where person_id = $1 and kind = 'imported') as events,
         (select count(*)::integer from tags where name = 'undoable') as tags,
         (select count(*)::integer from person_notes where person_id = $1) as notes,
         (select count(*)::integer from outbox where to_email = 'ada@undo.example') as mails`,
      [known],
    );
    expect(remainingRows).toEqual([{ applications: 0, events: 0, tags: 0, notes: 0, mails: 0 }]);
  });

  it('keeps and names people whom somebody has changed or written about since', async () => {
    await insertJob('import-kept', 'Kept lead');
    const id = await check(
      [
        'Name,Email,Job,Notes',
        'Ada,renamed@kept.example,,',
        'Bo,noted@kept.example,Kept lead,',
        'Cy,tagged@kept.example,,',
        'Di,same@kept.example,Kept lead,Left alone',
        'Ed,edited@kept.example,,Calls back',
        'Fi,described@kept.example,,',
      ].join('\n'),
    );
    await start(id, { sends_notice: true });
    await rows(`update people set headline = 'Chef' where email = 'renamed@kept.example'`);
    await rows(
      `insert into application_notes (application_id, author_id, body)
       select application.id, $1, 'Good' from applications as application join people as person on person.id = person_id
       where person.email = 'noted@kept.example'`,
      [cast.rasmus.id],
    );
    await rows(
      `with tag as (insert into tags (name) values ('kept by hand') returning id)
       insert into person_tags (person_id, tag_id) select person.id, tag.id from people as person, tag
       where person.email = 'tagged@kept.example'`,
    );
    await rows(`update person_notes set body = 'Has called back' where body = 'Calls back'`);
    await rows(
      `insert into person_notes (person_id, author_id, body)
       select id, $1, 'Good' from people where email = 'described@kept.example'`,
      [cast.rasmus.id],
    );
    await undo(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 1, kept: { changed: 5 } });
    expect((await listRows(id)).map(({ state }) => state)).toEqual([
      'kept',
      'kept',
      'kept',
      'undone',
      'kept',
      'kept',
    ]);
    expect((await peopleOf('kept.example')).map(({ email }) => email)).toEqual([
      'described@kept.example',
      'edited@kept.example',
      'noted@kept.example',
      'renamed@kept.example',
      'tagged@kept.example',
    ]);
    // People who stay are notified, no earlier than without the undo.
    const mails = await rows(
      `select mail.to_email::text, mail.state::text,
         mail.send_after between undo_until and undo_until + interval '1 hour' as in_time
       from outbox as mail cross join imports where imports.id = $1 and mail.to_email::text like '%@kept.example'
       order by 1`,
      [id],
    );
    expect(mails).toEqual(
      ['described', 'edited', 'noted', 'renamed', 'tagged'].map((name) => ({
        to_email: `${name}@kept.example`,
        state: 'queued',
        in_time: true,
      })),
    );
  });

  it('keeps applications of a job that was restricted since, but not for an administrator', async () => {
    const job = await insertJob('import-restricted', 'Restricted lead');
    await insertPerson('known@restricted.example');
    const id = await check(
      [
        'Name,Email,Job',
        'Ada,ada@restricted.example,Restricted lead',
        'Bo,known@restricted.example,Restricted lead',
        'Cy,cy@restricted.example,',
      ].join('\n'),
    );
    await start(id);
    const restrict = (isRestricted: boolean) =>
      rows('update job_staff set is_restricted = $2, owner_id = null where job_id = $1', [
        job,
        isRestricted,
      ]);
    const countApplied = () =>
      rows('select count(*)::integer as count from applications where job_id = $1', [job]);
    await restrict(true);
    await undo(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'undone', undone: 1, kept: { changed: 2 } });
    expect(await countApplied()).toEqual([{ count: 2 }]);

    await restrict(false);
    const second = await check('Name,Email,Job\nDi,di@restricted.example,Restricted lead\n');
    await start(second);
    await restrict(true);
    await undo(second, 'astrid');
    await run(second);
    expect(await read(second)).toMatchObject({ state: 'undone', undone: 1, kept: {} });
    expect(await countApplied()).toEqual([{ count: 2 }]);
    await restrict(false);
  });

  it('is over after its time, and then the rows of the file are deleted', async () => {
    const id = await check('Name,Email\nAda,ada@late.example\n');
    await start(id);
    await rows(`update imports set undo_until = now() - interval '1 second' where id = $1`, [id]);
    expect((await undo(id)).error).toBe('conflict');
    await continueImports(await jobContext(server), undefined, async () => undefined);
    expect(await listRows(id)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'done', outcomes: { new: 1 } });
  });
});
