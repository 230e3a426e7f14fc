import { expect } from 'vitest';
import { hashToken } from '../../../../../server/email/person-links.ts';
import { applicationForm, guard } from '../../../../fixtures/applications.ts';
import { cast } from '../../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';

const agreed = { consent: true, consent_version: 1, language: 'sv' };

/** A server, people with a history in every table that names them, and a search for traces of them. */
export function prepareErasure() {
  const { server, rows } = prepareFunctionsServer({ withQuestions: false });

  const idOf = async (text: string, values: unknown[] = []) =>
    (await rows(text, values))[0]?.id as string;

  /**
   * Returns the columns that contain one of the words, of all columns that can hold text. The queue of live changes, which
   * is deleted after minutes, is emptied first.
   */
  async function findTraces(words: string[]): Promise<string[]> {
    await rows(`select realtime.clean_up(interval '-1 minute')`);
    const columns = await rows(
      `select format('%I.%I', namespace.nspname, class.relname) as relation, attribute.attname as name
       from pg_attribute as attribute
       join pg_class as class on class.oid = attribute.attrelid and class.relkind = 'r'
       join pg_namespace as namespace on namespace.oid = class.relnamespace
       where attnum > 0 and not attisdropped and nspname not in ('pg_catalog', 'information_schema')
         and atttypid not in ('uuid'::regtype, 'boolean'::regtype, 'bigint'::regtype, 'integer'::regtype,
           'smallint'::regtype, 'timestamptz'::regtype, 'date'::regtype)`,
    );
    const traces: string[] = [];
    for (const { relation, name } of columns) {
      const tracedRows = await rows(
        `select from ${relation} where private.fold(private.url_decode("${name}"::text)) like any ($1) limit 1`,
        [words.map((word) => `%${word.toLowerCase()}%`)],
      );
      if (tracedRows.length > 0) traces.push(`${relation}.${name}`);
    }
    return traces.sort();
  }

  async function createHistory(number: number) {
    const email = `astrid.quist${number}@people.example`;
    const phone = `+4670555000${number}`;
    const name = `Astrid Quistberg${number}`;
    const fields = { email, first_name: 'Astrid', last_name: `Quistberg${number}`, phone };
    await server.invoke('apply', applicationForm({ ...fields, cover_letter: `I am ${name}` }));
    const person = await idOf('select id from people where email = $1', [email]);
    // Only a confirmed address says that the shortlists to it are about this person.
    await rows('update people set email_confirmed_at = now() where id = $1', [person]);
    const application = await idOf('select id from applications where person_id = $1', [person]);
    const job = await idOf('select job_id as id from applications where id = $1', [application]);

    // A submission that awaits confirmation, with a file.
    const body = { ...guard(), ...agreed, ...fields, skills: ['Sewing'], summary: `By ${name}` };
    await server.invoke('join-candidate-bank', body);
    await server.invoke('contact', { ...guard(), ...agreed, name, email, message: `From ${name}` });

    // An account with the same address, never linked, and one that was linked by LinkedIn.
    const account =
      'insert into auth.users (email, raw_user_meta_data) values ($1, $2) returning id';
    const meta = { full_name: name };
    await rows(account, [email.toUpperCase(), meta]);
    const linked = await idOf(account, [`private.${email}`, meta]);
    await rows(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
       values ($1, 'linkedin_oidc', $2, $3)`,
      [linked, `sub-${number}`, meta],
    );
    await rows('update people set linkedin_sub = $2 where id = $1', [person, `sub-${number}`]);

    const addLink = (recipient: string, address: string | null, message: string) =>
      idOf(
        `insert into review_links (shared_at, job_id, token_hash, recipient_name, recipient_email, message)
         values (now(), $1, $2, $3, $4, $5) returning id`,
        [job, hashToken(`${number}${recipient}${message}`), recipient, address, message],
      );
    const shortlist = await addLink('Ines Ek', null, `Meet ${name} (${phone}) and the others`);
    await addLink(name, email, 'To a contact who is erased');
    const addItem = (id: string, presentation: string) =>
      idOf(
        `insert into review_link_items (review_link_id, application_id, presentation) values ($1, $2, $3) returning id`,
        [shortlist, id, presentation],
      );
    const ownItem = await addItem(application, `${name} is good`);

    const rival = { email: `rival${number}@people.example`, last_name: 'Rival', phone: undefined };
    await server.invoke('apply', applicationForm(rival));
    const rivalApplication = await idOf(
      'select applications.id from applications join people on people.id = person_id where email = $1',
      [rival.email],
    );
    const rivalItem = await addItem(rivalApplication, `Calmer than ${name}`);
    for (const [id, text] of [
      [ownItem, `I like ${name}`],
      [rivalItem, `Not as good as ${name.toUpperCase()}`],
    ]) {
      await rows(
        `insert into review_events (review_link_id, item_id, kind, comment) values ($1, $2, 'commented', $3)`,
        [shortlist, id, text],
      );
    }
    for (const id of [application, rivalApplication]) {
      const words = [id, cast.rasmus.id, `Compare with ${name}, ${email}`];
      await rows(
        'insert into application_notes (application_id, author_id, body) values ($1, $2, $3)',
        words,
      );
      await rows(
        'insert into application_ratings (application_id, staff_id, score, comment) values ($1, $2, 4, $3)',
        words,
      );
    }
    await rows('update applications set merit_note = $2 where id = $1', [
      rivalApplication,
      `Beaten by ${name}`,
    ]);
    const view = `insert into saved_views (user_id, screen, name, query) values ($1, 'applicants', $2, $3)`;
    const search = (q: string) => new URLSearchParams({ q, sort: '-activity' }).toString();
    await rows(view, [cast.rasmus.id, `View ${number}a`, search(name)]);
    await rows(view, [cast.rasmus.id, `View ${number}b`, search(email)]);
    await rows(view, [cast.rasmus.id, `About ${name}`, search('designer')]);
    await rows(view, [cast.rasmus.id, `Kept ${number}`, search('Astrid')]);
    await rows(`insert into staff_preferences (user_id, key, value) values ($1, $2, $3)`, [
      cast.rasmus.id,
      `search_${'abc'[number]}`,
      JSON.stringify([name]),
    ]);
    await rows(
      `insert into outbox (cause, template_key, to_email, language, variables, body_text)
       values ($1, 'client_review_link', 'ines@company.example', 'en', $2, 'x')`,
      [`share:${number}`, { message: `Look at ${name}` }],
    );
    await rows(
      `insert into client_pause_requests (client_id, starts_on, ends_on, message, state, reason, decided_at)
       select id, '2099-01-01', '2099-01-02', $1, 'declined', $1, now() from clients limit 1`,
      [`${name} starts in May`],
    );
    await rows(
      `insert into outbox (cause, template_key, to_email, language, variables)
       values ($1, 'client_pause_declined', 'ines@company.example', 'en', $2)`,
      [`pause:${number}`, { reason: `${name} starts in May` }],
    );
    return { person, words: [name, email, phone], number };
  }

  async function erase(personId: string): Promise<void> {
    const body = { person_id: personId, confirm: true };
    expect((await server.invoke('anonymise', body, { as: 'astrid' })).status).toBe(200);
  }

  return { server, rows, idOf, findTraces, createHistory, erase };
}
