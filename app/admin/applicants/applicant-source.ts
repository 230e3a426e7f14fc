import type { Database } from '../../../domain/database.types.ts';
import type { ListSource } from '../kit/list/data/list-source.ts';

export type ApplicantRow = Pick<
  Database['public']['Views']['people_list']['Row'],
  | 'id'
  | 'full_name'
  | 'email'
  | 'phone'
  | 'language'
  | 'location'
  | 'source'
  | 'last_activity_at'
  | 'created_at'
  | 'legal_hold'
  | 'erase_after'
  | 'roles'
  | 'tag_ids'
  | 'applications'
>;

const select =
  'id,full_name,email,phone,language,location,source,last_activity_at,created_at,legal_hold,erase_after,roles,tag_ids,applications';

type Wish = { role: string; tag: string; isSearch: boolean; withLeaving: boolean };

/**
 * People with a given tag or a rare role are few, so these lists start from the relation that is
 * indexed by it.
 */
export function applicantSource({ role, tag, isSearch, withLeaving }: Wish): ListSource {
  const rare = role === 'freelancer' || role === 'lead';
  const relation = isSearch
    ? 'people_list'
    : tag
      ? 'people_by_tag'
      : rare
        ? 'people_by_role'
        : 'people_list';
  return {
    relation,
    select,
    // People who are about to be erased are hidden unless the filter asks for them.
    where: withLeaving ? [] : [{ column: 'in_quarantine', is: 'eq', value: 'false' }],
    search: { call: 'find_in_people_list' },
    follow: ['people', 'applications', 'candidates', 'freelancers', 'waiting_list', 'person_tags'],
  };
}
