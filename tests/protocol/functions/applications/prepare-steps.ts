import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { createPeople } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

export const steps: Record<string, string> = {};

/** A job with a template of stages, and applicants in its steps. */
export function prepareSteps() {
  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const { createApplicant } = createPeople(server);

  /** Applicants of one job, which has a template with two stages for interviews and two for rejections. */
  beforeAll(async () => {
    const { application } = await createApplicant();
    const [{ id: template }] = await rows(
      `insert into stage_templates (name) values ('{"en": "Engineers", "sv": "Ingenjörer"}') returning id`,
    );
    for (const [stage, name] of [
      ['interview', 'Second talk'],
      ['rejected', 'Talent pool'],
    ]) {
      await asStaff(
        'admin',
        `insert into public.stage_steps (template_id, stage, name)
         values ('${template}', '${stage}', '{"en": "${name}", "sv": "${name}"}')`,
      );
    }
    for (const { id, name } of await rows('select id, name from stage_steps')) steps[name.en] = id;
    await asStaff(
      'recruiter',
      `update public.job_staff set stage_template_id = '${template}' where job_id = (
         select job_id from public.applications where id = '${application}'
       )`,
    );
  });

  const find = async (id: string) =>
    (
      await rows(
        `select application.stage::text, step.name ->> 'en' as step, merit_note from applications as application
         left join stage_steps as step on step.id = step_id where application.id = $1`,
        [id],
      )
    )[0];

  const move = (application_id: string, fields: object, key: string = randomUUID()) =>
    server.invoke(
      'move-application',
      { application_id, ...fields },
      { as: 'rasmus', headers: { 'idempotency-key': key } },
    );

  const undo = (key: string) => server.invoke('undo-move', { key }, { as: 'rasmus' });

  return { server, rows, asStaff, createApplicant, find, move, undo };
}
