import type { Database } from '../../../domain/database.types.ts';
import type { ListSource, SelectedColumns } from '../kit/list/data/list-source.ts';

const select =
  'id,full_name,email,language,headline,last_activity_at,created_at,state,fields,skills,seniority,years_of_experience,locations,remote,available_from,consent_expires_at,renewal_mailed_at,tag_ids,applications,custom';

export type CandidateRow = SelectedColumns<
  Database['public']['Views']['candidate_list']['Row'],
  typeof select
>;

type Options = { byTag: boolean; withLeft: boolean };

/**
 * People with a given tag are few, so this list starts from the relation that is indexed by tag.
 */
export function candidateSource({ byTag, withLeft }: Options): ListSource {
  return {
    relation: byTag ? 'candidates_by_tag' : 'candidate_list',
    select,
    where: withLeft ? [] : [{ column: 'state', is: 'in', values: ['active', 'paused'] }],
    search: { call: 'find_in_candidate_list', max: 500 },
    follow: ['candidates', 'people', 'person_tags', 'applications', 'custom_values'],
  };
}
