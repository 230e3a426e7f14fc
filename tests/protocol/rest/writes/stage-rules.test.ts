import { beforeAll, expect, it } from 'vitest';
import {
  deleteStageRule,
  listStageRules,
  restoreStageRule,
  updateStageRule,
} from '../../../../app/admin/jobs/stage-rules/data.ts';
import type { BrowserClient } from '../../../../app/backend/browser-client.ts';
import { actors, cast } from '../../../fixtures/cast.ts';
import { serveWorld } from '../world.ts';

const world = serveWorld();
let client: BrowserClient;
let jobId: string;

beforeAll(async () => {
  const { id, name, email, role } = cast.rasmus;
  await world.database.query(
    `with account as (insert into auth.users (id, email) values ($1, $3) returning id)
     insert into public.staff_profiles (user_id, name, email, role, state)
     select id, $2, $3, $4::public.staff_role, 'active' from account`,
    [id, name, email, role],
  );
  const { rows } = await world.database.query<{ job_id: string }>(
    `with job as (
       insert into public.jobs (slug, kind, field, title, state)
       values ('shepherd-with-rules', 'internal', 'tech', '{"en": "Shepherd", "sv": "Herde"}', 'draft') returning id
     )
     insert into public.stage_rules (job_id, stage, kind, is_on, title, days)
     select id, 'interview', 'task', true, 'Call the referees', 2 from job returning job_id`,
  );
  jobId = String(rows[0]?.job_id);
  const token = await world.keys.sign({ ...actors.recruiter }, 60);
  client = world.client(token) as unknown as BrowserClient;
});

async function readRule() {
  const [rule] = await listStageRules(client, jobId);
  if (!rule) throw new Error('there is no rule');
  return rule;
}

it('a rule is not saved over the change of a colleague', async () => {
  const readBefore = await readRule();
  const change = { kind: 'task', stage: 'interview', days: 2, staff_id: undefined } as const;
  await updateStageRule(client, readBefore, { ...change, title: 'Call one referee' });
  const outdatedUpdate = updateStageRule(client, readBefore, { ...change, title: 'Call nobody' });
  await expect(outdatedUpdate).rejects.toMatchObject({ code: 'conflict' });
  expect(await readRule()).toMatchObject({ title: 'Call one referee' });
});

it('a deleted rule comes back as it was, and is on', async () => {
  const { id, updated_at: _, ...before } = await readRule();
  const rule = await readRule();
  await deleteStageRule(client, id);
  expect(await listStageRules(client, jobId)).toEqual([]);
  await restoreStageRule(client, jobId, rule);
  expect(await readRule()).toMatchObject({ ...before, is_on: true });
});
