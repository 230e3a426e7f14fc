import type { Database } from '../../../domain/database.types.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';

type Job = Database['public']['Tables']['jobs']['Row'];

/** A job as the list shows it. */
export type JobRow = Pick<
  Job,
  | 'id'
  | 'state'
  | 'kind'
  | 'location'
  | 'field'
  | 'seniority'
  | 'remote'
  | 'employment_type'
  | 'published_at'
  | 'closes_at'
  | 'updated_at'
  | 'missing'
> & {
  owner_id: string | null;
  is_restricted: boolean | null;
  title: LocalizedText;
  client: { name: string } | null;
  owner: { name: string } | null;
  /** Undefined for users who may not read applications. */
  application_count?: number;
  custom: unknown;
};

export const jobColumnsRead =
  'id,title,state,kind,location,field,seniority,remote,employment_type,published_at,closes_at,updated_at,missing,is_restricted,owner_id,custom,client:clients(name),owner:staff_profiles(name)';
