import type { NamedStages, StageChoices } from '../../../domain/imports/find-stage.ts';
import type { Row } from '../../postgres/kysely-types.ts';

export type ImportRow = Pick<
  Row<'import_rows'>,
  | 'position'
  | 'cells'
  | 'outcome'
  | 'target_id'
  | 'application_id'
  | 'before'
  | 'mail_id'
  | 'file_state'
  | 'is_skipped'
  | 'document_id'
>;

export type LockedImport = Pick<
  Row<'imports'>,
  | 'id'
  | 'target'
  | 'mapping'
  | 'month_first'
  | 'state'
  | 'basis'
  | 'source'
  | 'language'
  | 'sends_notice'
  | 'acting_id'
  | 'assurance'
  | 'progress'
> & { stage_choices: StageChoices; named_stages: NamedStages };
