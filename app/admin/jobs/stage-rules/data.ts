import type { Stage } from '../../../../domain/enums.ts';
import type { StageRuleFields } from '../../../../domain/jobs/stage-rule.ts';
import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { deleteOne, unwrap, unwrapRaised } from '../../../backend/unwrap.ts';

const columns =
  'id, stage, kind, is_on, template_key, minutes, title, days, staff_id, updated_at, staff:staff_profiles!staff_id(name)' as const;

export async function listStageRules(client: BrowserClient, jobId: string) {
  return unwrap(
    client
      .from('stage_rules')
      .select(columns)
      .eq('job_id', jobId)
      .order('stage')
      .order('created_at'),
  );
}

/** Lists the rules of all jobs that act when an application comes to a stage. */
export async function listActiveRules(client: BrowserClient, stage: Stage) {
  return unwrap(
    client
      .from('stage_rules')
      .select(`job_id, job:jobs!inner(title), ${columns}` as const)
      .eq('stage', stage)
      .eq('is_on', true)
      .order('created_at'),
  );
}

export type StageRule = Awaited<ReturnType<typeof listStageRules>>[number];

export async function createStageRule(
  client: BrowserClient,
  jobId: string,
  rule: StageRuleFields,
): Promise<void> {
  await unwrapRaised(client.from('stage_rules').insert({ job_id: jobId, ...rule }));
}

/** The kind of a rule stays: another kind is another rule. Throws `conflict` if a colleague has changed it since. */
export async function updateStageRule(
  client: BrowserClient,
  { id, updated_at: seen }: Pick<StageRule, 'id' | 'updated_at'>,
  { kind: _, ...fields }: StageRuleFields,
): Promise<void> {
  const change = { ...fields, staff_id: ('staff_id' in fields && fields.staff_id) || null };
  const updated = await unwrapRaised(
    client.from('stage_rules').update(change).eq('id', id).eq('updated_at', seen).select('id'),
  );
  if (updated.length === 0) throw new BackendError({ code: 'conflict', message: 'changed since' });
}

/** Inserts a deleted rule again. The mail that it had scheduled stays cancelled. */
export async function restoreStageRule(
  client: BrowserClient,
  jobId: string,
  { staff: _staff, updated_at: _updated, ...rule }: StageRule,
): Promise<void> {
  const { id: _id, ...fields } = rule;
  await unwrapRaised(client.from('stage_rules').insert({ job_id: jobId, ...fields }));
}

export async function switchStageRule(
  client: BrowserClient,
  id: string,
  isOn: boolean,
): Promise<void> {
  await unwrap(
    client.from('stage_rules').update({ is_on: isOn }).eq('id', id).select('id').single(),
  );
}

export async function deleteStageRule(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('stage_rules').delete().eq('id', id).select('id'));
}
