import { describe, expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { basis, prepareImports } from '../../fixtures/imports.ts';

// People from a file of another system, as the worker imports them.

const { server, rows, upload, run, read, check, start, peopleOf, insertPerson, insertJob } =
  prepareImports();

describe('the import', () => {
  it('adds people, fills in blanks, adds tags and applications, and is the same when it runs again', async () => {
    const job = await insertJob('import-chef', 'Head of import');
    const known = await insertPerson('known@run.example', { location: 'Umeå' });
    const id = await check(
      [
        'Name,Email,Phone,City,Tags,Job,Stage,Applied at,Source,Notes',
        'Ada Lind,ada@run.example,0701234567,Lund,"go, sql",Head of import,Rejected,2024-03-09,Fair,',
        'Bo Ek,known@run.example,0707654321,Kiruna,go,import-chef,Interview,2024-04-01,,"Called in May.\nCalls back."',
        'Bo Ek,known@run.example,,,,HEAD OF IMPORT,Interview,,,"Called in May.\nCalls back."',
      ].join('\n'),
    );
    await start(id);
    expect(await read(id)).toMatchObject({
      state: 'done',
      outcomes: { new: 1, matched: 2 },
      notes: { already_applied: 1 },
    });
    await run(id);
    expect(await peopleOf('run.example')).toEqual([
      {
        first_name: 'Ada',
        last_name: 'Lind',
        email: 'ada@run.example',
        phone: '+46701234567',
        source: 'Fair',
        location: 'Lund',
      },
      {
        first_name: 'Known',
        last_name: 'Person',
        email: 'known@run.example',
        phone: '+46707654321',
        source: null,
        location: 'Umeå',
      },
    ]);
    // The second row of the person has the same note.
    expect(await rows('select person_id, author_id, body from person_notes')).toEqual([
      { person_id: known, author_id: cast.rasmus.id, body: 'Called in May.\nCalls back.' },
    ]);
    const applied = await rows(
      `select person_id = $2 as is_known, stage::text, created_at::date::text as day, imported, owed_answer_since
       from applications where job_id = $1 order by created_at`,
      [job, known],
    );
    expect(applied).toEqual([
      {
        is_known: false,
        stage: 'rejected',
        day: '2024-03-09',
        imported: true,
        owed_answer_since: null,
      },
      {
        is_known: true,
        stage: 'interview',
        day: '2024-04-01',
        imported: true,
        owed_answer_since: null,
      },
    ]);
    const tags = await rows(
      `select person.email::text, array_agg(tag.name::text order by tag.name) as tags from person_tags
       join tags as tag on tag.id = tag_id join people as person on person.id = person_id
       where person.email::text like '%@run.example' group by 1 order by 1`,
    );
    expect(tags).toEqual([
      { email: 'ada@run.example', tags: ['go', 'sql'] },
      { email: 'known@run.example', tags: ['go'] },
    ]);
    const events = await rows(
      `select actor_id, data ->> 'source' as source, data ->> 'basis' as basis from person_events
       where kind = 'imported' and person_id = $1`,
      [known],
    );
    expect(events[0]).toEqual({ actor_id: cast.rasmus.id, ...basis });
  });

  it('imports the rest of a batch when the database rejects one of its rows', async () => {
    await rows(
      `create function reject_row() returns trigger language plpgsql as $$
       begin
         if new.email = 'bad@batch.example' then raise exception 'rejected'; end if;
         return new;
       end $$;
       create trigger reject_row before insert on people for each row execute function reject_row()`,
    );
    try {
      const id = await check(
        [
          'Name,Email,Tags',
          'Ada,ada@batch.example,batch',
          'Bo,bad@batch.example,batch',
          'Cy,cy@batch.example,BATCH',
          'Cy,CY@batch.example,other',
        ].join('\n'),
      );
      await start(id, { sends_notice: true });
      expect(await read(id)).toMatchObject({
        outcomes: { new: 2, matched: 1, rejected: 1 },
        reasons: { failed: 1 },
      });
      expect((await peopleOf('batch.example')).map(({ email }) => email)).toEqual([
        'ada@batch.example',
        'cy@batch.example',
      ]);
      const tagged = await rows(
        `select person.email::text, count(*)::integer as tags from person_tags join people as person on person.id = person_id
         where person.email::text like '%@batch.example' group by 1 order by 1`,
      );
      expect(tagged).toEqual([
        { email: 'ada@batch.example', tags: 1 },
        { email: 'cy@batch.example', tags: 2 },
      ]);
    } finally {
      await rows('drop trigger reject_row on people; drop function reject_row()');
    }
  });

  it('remembers the columns for the next file', async () => {
    const first = await upload('Vem,Mejlen\nAda,a@memory.example\n');
    const mapping = ['full_name', 'email'];
    await server.invoke('check-import', { import_id: first.data.id, mapping }, { as: 'rasmus' });
    await run(first.data.id as string);
    await start(first.data.id as string);
    const second = await upload('MEJLEN;vem\nb@memory.example;Bo\n', 'astrid');
    expect((await read(second.data.id as string))?.mapping).toEqual(['email', 'full_name']);
  });
});
