import { beforeEach } from 'vitest';
import { type Actor, actAs } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { writeHistory } from '../reports/prepare-history.ts';

/** A template of stages, and a job that can use it. */
export function prepareStageTemplates() {
  const prepared = {} as { template: string; job: string };
  const database = prepareCastDatabase();

  const sql = async (text: string, values: unknown[] = []) =>
    (await database.client.query(text, values)).rows;
  const as = (actor: Actor, text: string, values: unknown[] = []) =>
    actAs(database.client, actor, async () => (await database.client.query(text, values)).rows);

  const both = (name: string) => JSON.stringify({ en: name, sv: name });

  async function addTemplate(name = 'Engineers') {
    const [added] = await sql(
      'insert into public.stage_templates (name) values ($1) returning id',
      [both(name)],
    );
    return added.id as string;
  }

  async function addStep(stage: string, name: string, to = prepared.template) {
    const [added] = await as(
      'admin',
      'insert into public.stage_steps (template_id, stage, name) values ($1, $2, $3) returning id',
      [to, stage, both(name)],
    );
    return added.id as string;
  }

  const stepsOf = async (id: string) =>
    (
      await sql(
        `select name ->> 'en' as name from public.stage_steps where template_id = $1
       order by position, created_at, id`,
        [id],
      )
    ).map(({ name }) => name);

  async function addApplicant(stage = 'new') {
    const { addApplication } = writeHistory(database.client);
    return addApplication({ job: prepared.job, steps: [[stage, '2026-05-01T08:00Z']] });
  }

  /** The stage and the name of the step. */
  async function find(id: string) {
    const [foundRow] = await sql(
      `select application.stage || coalesce(' / ' || (step.name ->> 'en'), '') as at
     from public.applications as application left join public.stage_steps as step on step.id = step_id
     where application.id = $1`,
      [id],
    );
    return foundRow?.at;
  }

  const staysOf = (id: string) =>
    sql(
      `select step.name ->> 'en' as name, entered_at is not null as is_known, left_at is not null as has_left
     from public.step_stays as stay join public.stage_steps as step on step.id = stay.step_id
     where application_id = $1 order by stay.id`,
      [id],
    );

  const useTemplate = (id: string | null, of = prepared.job) =>
    as('recruiter', 'update public.job_staff set stage_template_id = $2 where job_id = $1', [
      of,
      id,
    ]);

  beforeEach(async () => {
    prepared.template = await addTemplate();
    prepared.job = await writeHistory(database.client).addJob({
      slug: `job-${crypto.randomUUID()}`,
    });
  });

  return {
    prepared,
    database,
    sql,
    as,
    addTemplate,
    addStep,
    stepsOf,
    addApplicant,
    find,
    staysOf,
    useTemplate,
  };
}
