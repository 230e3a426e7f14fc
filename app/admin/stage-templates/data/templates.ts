import type { Stage } from '../../../../domain/enums.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { deleteOne, unwrap, unwrapRaised } from '../../../backend/unwrap.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { rowFields } from '../../kit/saved-fields/data/row-fields.ts';

/** A stage as the agency names it. Reports, mails and applicants know the `stage` that it belongs to. */
export type Step = { id: string; name: LocalizedText; stage: Stage };

export type StageTemplate = {
  id: string;
  name: LocalizedText;
  isRetired: boolean;
  /** In the order of the board. */
  steps: Step[];
};

export const templatesKey = queryKeys.table('stage_templates');

async function listTemplates(client: BrowserClient): Promise<StageTemplate[]> {
  const rows = await unwrap(
    client
      .from('stage_templates')
      .select('id, name, retired_at, steps:stage_steps(id, name, stage)')
      .order('created_at')
      .order('position', { referencedTable: 'steps' })
      .order('created_at', { referencedTable: 'steps' })
      .order('id', { referencedTable: 'steps' })
      .limit(1000),
  );
  return rows.map(({ retired_at, steps, name, ...row }) => ({
    ...row,
    name: name as LocalizedText,
    isRetired: retired_at !== null,
    steps: steps.map((step) => ({ ...step, name: step.name as LocalizedText })),
  }));
}

export const useStageTemplates = () =>
  useLiveTables({
    queryKey: templatesKey,
    queryFn: listTemplates,
    follow: [{ table: 'stage_templates' }, { table: 'stage_steps' }],
  });

export const templateSource = (client: BrowserClient, id: string) =>
  rowFields(client, { table: 'stage_templates', key: { id }, columns: ['name'] });

export const stepSource = (client: BrowserClient, id: string) =>
  rowFields(client, { table: 'stage_steps', key: { id }, columns: ['name'] });

/** The database adds the first six steps. */
export async function addTemplate(client: BrowserClient, name: LocalizedText): Promise<void> {
  await unwrap(client.from('stage_templates').insert({ name }));
}

/** Throws a foreign-key violation if a job or a client uses the template. */
export async function deleteTemplate(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('stage_templates').delete().eq('id', id).select('id'));
}

export async function addStep(
  client: BrowserClient,
  step: Omit<Step, 'id'> & { template_id: string },
): Promise<void> {
  await unwrapRaised(client.from('stage_steps').insert(step));
}

export async function deleteStep(client: BrowserClient, id: string): Promise<void> {
  await unwrapRaised(client.rpc('delete_stage_step', { deleted: id }));
}

export async function orderSteps(client: BrowserClient, ids: string[]): Promise<void> {
  await unwrap(client.rpc('order_stage_steps', { ids }));
}
