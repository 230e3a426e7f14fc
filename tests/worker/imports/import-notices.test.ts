import { describe, expect, it } from 'vitest';
import { importUndoDays, noticesPerHour } from '../../../domain/imports/import.ts';
import { prepareImports } from '../../fixtures/imports.ts';

// People from a file of another system, as the worker imports them.

const { rows, check, start, insertPerson } = prepareImports();

describe('the import', () => {
  it('notifies new people when it can no longer be undone', async () => {
    await insertPerson('known@notice.example');
    const id = await check('Name,Email\nAda,ada@notice.example\nBo,known@notice.example\nCy,\n');
    await start(id, { sends_notice: true });
    const mails = await rows(
      `select to_email::text, state::text, send_after > now() + make_interval(days => $1, mins => -1) as waits
       from outbox where template_key = 'import_notice' and to_email::text like '%@notice.example'`,
      [importUndoDays],
    );
    expect(mails).toEqual([{ to_email: 'ada@notice.example', state: 'queued', waits: true }]);
  });

  it('writes to people whose row names no language in that of the import', async () => {
    const id = await check(
      'Name,Email,Language\nAda,ada@language.example,\nBo,bo@language.example,English\n',
    );
    await start(id, { sends_notice: true, language: 'sv' });
    const people = await rows(
      `select person.email::text, person.language::text, mail.language::text as mailed
       from people as person join outbox as mail on mail.person_id = person.id
       where person.email::text like '%@language.example' order by 1`,
    );
    expect(people).toEqual([
      { email: 'ada@language.example', language: 'sv', mailed: 'sv' },
      { email: 'bo@language.example', language: 'en', mailed: 'en' },
    ]);
  });

  it('mails notices of all imports one after the other', async () => {
    const names = ['a', 'b', 'c', 'd'];
    const fileOf = (part: string[]) =>
      ['Name,Email', ...part.map((name) => `${name},${name}@slow.example`)].join('\n');
    for (const part of [names.slice(0, 2), names.slice(2)])
      await start(await check(fileOf(part)), { sends_notice: true });
    const sent = await rows(
      `select to_email::text, round(extract(epoch from send_after - lag(send_after) over (order by to_email)), 1)::float8 as gap
       from outbox where to_email::text like '%@slow.example' order by to_email`,
    );
    expect(sent.map(({ to_email }) => to_email)).toEqual(
      names.map((name) => `${name}@slow.example`),
    );
    const pause = 3600 / noticesPerHour;
    const [, ...gaps] = sent.map(({ gap }) => gap);
    // The second import may begin after the first one's last notice was due.
    expect(gaps).toEqual([pause, expect.any(Number), pause]);
    expect(gaps[1]).toBeGreaterThanOrEqual(pause);
  });
});
