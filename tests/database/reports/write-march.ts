import type { ClientBase } from 'pg';
import { cast } from '../../fixtures/cast.ts';
import type { writeHistory } from './prepare-history.ts';

/** Writes applications of March 2026 for two jobs, with the cases at which figures of a period go wrong. */
export async function writeMarch(client: ClientBase, history: ReturnType<typeof writeHistory>) {
  const { addJob, addApplication } = history;
  const { rows } = await client.query(
    `insert into public.clients (name) values ('Fleece') returning id`,
  );
  const company: string = rows[0].id;
  const job = await addJob({ slug: 'weaver', published: '2026-03-01T08:00Z', client: company });
  const spinner = await addJob({
    slug: 'spinner',
    field: 'creative',
    published: '2026-03-01T00:00Z',
  });
  const owner = cast.rasmus.id;
  // In Stockholm this is the first of March. Ten days to the hire: 3 new, 2 screening, 4 interview, 1 offer.
  const erased = await addApplication({
    job,
    owner,
    source: 'linkedin',
    steps: [
      ['new', '2026-02-28T23:30Z'],
      ['screening', '2026-03-03T23:30Z'],
      ['interview', '2026-03-05T23:30Z'],
      ['offer', '2026-03-09T23:30Z'],
      ['hired', '2026-03-10T23:30Z'],
    ],
  });
  // In Stockholm this is the last minute of March that counts, and then the first of April, which does not.
  await addApplication({ job, steps: [['new', '2026-03-31T21:59Z']] });
  await addApplication({ job, steps: [['new', '2026-03-31T22:00Z']] });
  // Rejected, reinstated a week later, hired after twenty days.
  await addApplication({
    job,
    owner,
    source: 'LinkedIn',
    steps: [
      ['new', '2026-03-10T12:00Z'],
      ['interview', '2026-03-12T12:00Z'],
      ['rejected', '2026-03-13T12:00Z'],
      ['interview', '2026-03-20T12:00Z'],
      ['hired', '2026-03-30T12:00Z'],
    ],
  });
  // The hire fell through: no hire, but an offer.
  await addApplication({
    job,
    steps: [
      ['new', '2026-03-05T00:00Z'],
      ['hired', '2026-03-08T00:00Z'],
      ['offer', '2026-03-20T00:00Z'],
    ],
  });
  await addApplication({
    job,
    steps: [['interview', '2026-03-06T00:00Z']],
    withdrawn: '2026-03-07T00:00Z',
  });
  // Imported in the middle of its way, hired here after eight days; and imported as somebody hired long ago.
  await addApplication({
    job: spinner,
    source: 'referral',
    imported: true,
    steps: [
      ['interview', '2026-03-07T00:00Z'],
      ['hired', '2026-03-15T00:00Z'],
    ],
  });
  await addApplication({ job, imported: true, steps: [['hired', '2026-03-08T00:00Z']] });
  const awaiting = await addApplication({ job, steps: [['new', '2026-03-09T00:00Z']] });
  await client.query(
    `update public.people set erase_after = now() where id = (select person_id from public.applications where id = $1)`,
    [awaiting],
  );
  // The decided application of somebody who was erased still counts.
  await client.query(
    `select private.anonymise_person(person_id, 'test') from public.applications where id = $1`,
    [erased],
  );
  // A job that was closed and opened again is filled since it was first published.
  for (const state of ['closed', 'open']) {
    await client.query('update public.jobs set state = $2 where id = $1', [spinner, state]);
  }
  return { client: company, jobs: { weaver: job, spinner } };
}
