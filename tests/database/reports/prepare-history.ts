import type { ClientBase } from 'pg';
import { type Actor, actAs } from '../../fixtures/cast.ts';

/** A stage and the moment in which the application entered it. */
export type Step = [stage: string, at: string];

type History = {
  job: string;
  steps: [Step, ...Step[]];
  source?: string;
  owner?: string | null;
  imported?: boolean;
  withdrawn?: string;
};

type Job = { slug: string; field?: string; published?: string | null; client?: string | null };

/** Writes jobs and applications with the events of their past, as the product would have recorded them. */
export function writeHistory(client: ClientBase) {
  async function addJob({ slug, field = 'tech', published = null, client: owner = null }: Job) {
    const { rows } = await client.query<{ id: string }>(
      `insert into public.jobs (slug, kind, field, title, state, published_at, client_id)
       values ($1, $4, $2, '{"en": "Weaver", "sv": "Vävare"}', 'open', $3, $5) returning id`,
      [slug, field, published, owner ? 'client' : 'internal', owner],
    );
    return rows[0]?.id ?? '';
  }

  async function addApplication(history: History): Promise<string> {
    const { job, steps, source = 'site', owner = null, imported = false, withdrawn } = history;
    const [first] = steps;
    await client.query('alter table public.applications disable trigger log_application_event');
    const { rows } = await client.query<{ id: string }>(
      `with person as (insert into public.people (first_name, last_name) values ('Vera', 'Väv') returning id)
       insert into public.applications
         (job_id, person_id, stage, stage_changed_at, created_at, merit_note, source, owner_id, imported, withdrawn_at)
       select $1, id, $2, $3, $4, 'Weaves well', $5, $6, $7, $8 from person returning id`,
      [job, ...(steps.at(-1) ?? first), first[1], source, owner, imported, withdrawn],
    );
    await client.query('alter table public.applications enable trigger log_application_event');
    const id = rows[0]?.id ?? '';
    for (const [index, [stage, at]] of steps.entries()) {
      await client.query(
        `insert into public.application_events (application_id, kind, data, created_at) values ($1, $2, $3, $4)`,
        [
          id,
          index === 0 ? 'created' : 'stage_moved',
          index === 0 ? { stage } : { from: steps[index - 1]?.[0], to: stage },
          at,
        ],
      );
    }
    return id;
  }

  async function call(statement: string, values: unknown[] = [], actor: Actor = 'recruiter') {
    const { rows } = await actAs(client, actor, () => client.query(statement, values));
    return rows;
  }

  return { addJob, addApplication, call };
}
