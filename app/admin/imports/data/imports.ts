import type { Database } from '../../../../domain/database.types.ts';
import type { NamedStages, StageChoices } from '../../../../domain/imports/find-stage.ts';
import type { ImportTarget } from '../../../../domain/imports/import.ts';
import type { Mapping } from '../../../../domain/imports/propose-mapping.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { unwrap } from '../../../backend/unwrap.ts';

type Row = Database['public']['Tables']['imports']['Row'];
type Counts = Record<string, number>;

export type ImportRecord = Omit<
  Row,
  | 'target'
  | 'mapping'
  | 'outcomes'
  | 'reasons'
  | 'notes'
  | 'kept'
  | 'format'
  | 'stage_choices'
  | 'named_stages'
> & {
  target: ImportTarget;
  mapping: Mapping;
  outcomes: Counts;
  reasons: Counts;
  notes: Counts;
  kept: Counts;
  stage_choices: StageChoices;
  named_stages: NamedStages;
  format: { type?: string; encoding?: string; separator?: string; sheet?: string };
};

export const importsKey = queryKeys.table('imports');

export async function findImport(client: BrowserClient, id: string): Promise<ImportRecord | null> {
  const row = await unwrap(client.from('imports').select('*').eq('id', id).maybeSingle());
  return row as unknown as ImportRecord | null;
}

const maxListed = 50;

export async function listImports(client: BrowserClient): Promise<ImportRecord[]> {
  const rows = await unwrap(
    client.from('imports').select('*').order('created_at', { ascending: false }).limit(maxListed),
  );
  return rows as unknown as ImportRecord[];
}
