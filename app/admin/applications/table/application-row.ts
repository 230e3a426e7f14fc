import type { Stage } from '../../../../domain/enums.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';

export type ApplicationRow = {
  id: string;
  stage: Stage;
  step_id: string | null;
  created_at: string;
  person_id: string;
  stage_changed_at: string;
  owed_answer_since: string | null;
  withdrawn_at: string | null;
  rating: number | null;
  owner_id: string | null;
  source: string;
  job: { title: LocalizedText; client: { name: string } | null };
  custom: unknown;
  person: { full_name: string; location: string | null };
};

export const selectApplications =
  'id,person_id,stage,step_id,created_at,stage_changed_at,owed_answer_since,withdrawn_at,rating,owner_id,source,custom,job:jobs(title,client:clients(name)),person:people(full_name,location)';
