import { beforeAll, beforeEach } from 'vitest';
import { type Actor, cast } from '../../fixtures/cast.ts';
import { prepareClients } from '../clients/prepare-client.ts';
import { preparePeople } from '../people/prepare-people.ts';

/** A job with an applicant, which can be restricted to its team. */
export function prepareRestrictedJobs() {
  const restricted = {} as { client: string; job: string; person: string; application: string };
  const { database, query, as, createPerson } = preparePeople();
  const { addClient } = prepareClients(database);
  const { astrid, rasmus, edith } = cast;

  beforeAll(async () => {
    restricted.client = await addClient('Ullverket');
  });

  /** An open job of the client that Astrid owns, with one applicant who is in the candidate bank as well. */
  beforeEach(async () => {
    const [created] = await query(
      `insert into public.jobs (slug, client_id, field, title, state)
     values ('chief-weaver-' || gen_random_uuid(), $1, 'tech', '{"en": "Chief weaver"}', 'open') returning id`,
      [restricted.client],
    );
    restricted.job = created.id;
    await query('update public.job_staff set owner_id = $2 where job_id = $1', [
      restricted.job,
      astrid.id,
    ]);
    restricted.person = await createPerson({ last_name: 'Weft', headline: 'Loom expert' });
    await query('insert into public.candidates (person_id) values ($1)', [restricted.person]);
    const [added] = await query(
      `insert into public.applications (job_id, person_id, cover_letter) values ($1, $2, 'I know jacquards well')
     returning id`,
      [restricted.job, restricted.person],
    );
    restricted.application = added.id;
  });

  const restrict = (actor: Actor = 'admin', isRestricted = true) =>
    as(actor, 'select public.restrict_job($1, $2)', [restricted.job, isRestricted]);
  const join = (colleague: string) =>
    query('insert into public.job_members (job_id, staff_id) values ($1, $2)', [
      restricted.job,
      colleague,
    ]);
  const leave = () => query('delete from public.job_members where job_id = $1', [restricted.job]);
  const index = () => query('select private.index_stale_people(1000)');

  async function countFor(actor: Actor, sql: string, values: unknown[]): Promise<number> {
    return (await as(actor, sql, values)).length;
  }

  return {
    restricted,
    query,
    as,
    createPerson,
    astrid,
    rasmus,
    edith,
    restrict,
    join,
    leave,
    index,
    countFor,
  };
}
