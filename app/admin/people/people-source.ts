import type { Database } from '../../../domain/database.types.ts';
import type { ListSource, SelectedColumns } from '../kit/list/data/list-source.ts';

const select =
  'id,full_name,email,phone,language,location,source,last_activity_at,created_at,legal_hold,erase_after,roles,tag_ids,applications,custom';

export type PersonRow = SelectedColumns<
  Database['public']['Views']['people_list']['Row'],
  typeof select
>;

type Options = { role: string; tag: string; isSearch: boolean; includeAwaitingErasure: boolean };

/**
 * People with a given tag or a rare role are few, so these lists start from the relation that is
 * indexed by it.
 */
export function peopleSource({ role, tag, isSearch, includeAwaitingErasure }: Options): ListSource {
  const isRare = role === 'freelancer' || role === 'lead';
  const byIndex = tag ? 'people_by_tag' : isRare ? 'people_by_role' : 'people_list';
  return {
    relation: isSearch ? 'people_list' : byIndex,
    select,
    // People who are about to be erased are hidden unless the filter asks for them.
    where: includeAwaitingErasure ? [] : [{ column: 'in_quarantine', is: 'eq', value: 'false' }],
    search: { call: 'find_in_people_list', max: 500 },
    follow: [
      'people',
      'applications',
      'candidates',
      'freelancers',
      'waiting_list',
      'person_tags',
      'custom_values',
    ],
  };
}
