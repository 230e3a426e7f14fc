import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { runStageRules } from '../../../server/worker/applications/run-stage-rules.ts';
import { createApplicants } from '../../fixtures/applicants/applicants.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

/** The job whose stages get rules. */
export const slug = 'hygglo-fullstack-developer';

/** Applicants who have already been moved and mailed, and rules of a stage to which they come. */
export function prepareStageRules() {
  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const { createInScreening, move, undo } = createApplicants(server);

  beforeEach(async () => {
    await rows('delete from stage_rules');
    await rows('delete from notifications');
  });

  /** Adds a rule and turns it on. */
  async function addRule(fields: Record<string, unknown>): Promise<string> {
    const names = Object.keys(fields);
    const id = randomUUID();
    await rows(
      `insert into stage_rules (id, job_id, is_on, ${names}) select $1, jobs.id, true, ${names.map((_, index) => `$${index + 2}`)}
     from jobs where slug = '${slug}'`,
      [id, ...Object.values(fields)],
    );
    return id;
  }

  const run = async (application: string) =>
    runStageRules(await jobContext(server), { application_id: application }, async () => undefined);

  const toInterview = (application: string, mail?: object, key?: string) =>
    move({ application_id: application, from: 'screening', to: 'interview', mail }, key);

  const eventsOf = (application: string) =>
    rows(
      `select kind, actor_id, data ->> 'rule_id' as rule from application_events where application_id = $1 and kind like 'rule%' order by id`,
      [application],
    );

  return {
    server,
    rows,
    asStaff,
    createInScreening,
    move,
    undo,
    addRule,
    run,
    toInterview,
    eventsOf,
  };
}
