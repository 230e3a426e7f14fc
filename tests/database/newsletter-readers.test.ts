import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, actAs, cast } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const query = async (sql: string, values: unknown[] = []) =>
  (await database.client.query(sql, values)).rows;
const as = (actor: Actor, sql: string, values: unknown[] = []) =>
  actAs(database.client, actor, () => query(sql, values));

async function addPerson(email: string): Promise<string> {
  const [{ id }] = (await query(
    `insert into public.people (first_name, last_name, email, language, source) values ('', '', $1, 'sv', 'newsletter') returning id`,
    [email],
  )) as [{ id: string }];
  return id;
}

let confirmed: string;
let waiting: string;

beforeAll(async () => {
  const [text] = await query(
    `insert into public.consent_texts (purpose, version, body) values ('newsletter', 7, '{"en": "Yes", "sv": "Ja"}') returning id`,
  );
  const consent = (person: string) =>
    query(
      `insert into public.consents (person_id, consent_text_id, purpose, language) values ($1, $2, 'newsletter', 'sv')`,
      [person, text.id],
    );
  const ask = (person: string, email: string) =>
    query(
      `insert into public.pending_submissions (person_id, form, email, language, data, token_hash)
       values ($1, 'join-newsletter', $2, 'sv', '{}', encode(sha256(gen_random_uuid()::text::bytea), 'hex'))`,
      [person, email],
    );
  confirmed = await addPerson('reads@people.example');
  await consent(confirmed);
  // A second request of a reader does not list them twice.
  await ask(confirmed, 'reads@people.example');
  waiting = await addPerson('waits@people.example');
  await ask(waiting, 'waits@people.example');
  const leaving = await addPerson('erased@people.example');
  await consent(leaving);
  await query(`update public.people set erase_after = now() + interval '1 day' where id = $1`, [
    leaving,
  ]);
});

const list = (actor: Actor) =>
  as(actor, 'select id, state, consent_version from public.newsletter_readers order by state');

describe('readers of the newsletter', () => {
  test('are listed for recruiters, with the text they agreed to', async () => {
    expect(await list('recruiter')).toEqual([
      { id: confirmed, state: 'confirmed', consent_version: 7 },
      { id: waiting, state: 'waiting', consent_version: null },
    ]);
    expect(await list('editor')).toEqual([]);
  });

  test('are counted for editors, and for nobody else', async () => {
    const count = 'select confirmed::int, waiting::int from public.count_newsletter_readers()';
    expect(await as('editor', count)).toEqual([{ confirmed: 1, waiting: 1 }]);
    await expect(as('account', count)).rejects.toMatchObject({ code: '42501' });
  });

  test('are removed by recruiters, which is recorded', async () => {
    const remove = 'select public.remove_newsletter_readers($1) as removed';
    const both = [[confirmed, waiting]];
    await expect(as('editor', remove, both)).rejects.toMatchObject({ code: '42501' });
    expect(await as('recruiter', remove, both)).toEqual([{ removed: 2 }]);
    expect(await as('recruiter', remove, both)).toEqual([{ removed: 0 }]);
    expect(await list('recruiter')).toEqual([]);
    expect(
      await query(
        `select actor_id, withdrawn_at is not null as withdrawn from public.person_events
         join public.consents using (person_id) where kind = 'left_newsletter'`,
      ),
    ).toEqual([{ actor_id: cast.rasmus.id, withdrawn: true }]);
  });
});
