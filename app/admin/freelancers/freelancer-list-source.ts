import type { Database } from '../../../domain/database.types.ts';
import type { ListSource, SelectedColumns } from '../kit/list/data/list-source.ts';

const select =
  'id,full_name,email,location,state,fields,skills,seniority,day_rate,currency,remote,availability,free_from,created_at,consent_expires_at,custom';

export type FreelancerRow = SelectedColumns<
  Database['public']['Views']['freelancer_list']['Row'],
  typeof select
>;

/** Freelancers who left or were declined are hidden unless the filter asks for them. */
export function freelancerListSource({ withGone }: { withGone: boolean }): ListSource {
  return {
    relation: 'freelancer_list',
    select,
    where: withGone
      ? []
      : [{ column: 'state', is: 'in', values: ['pending', 'approved', 'paused'] }],
    search: { call: 'find_in_freelancer_list', max: 500 },
    follow: ['freelancers', 'freelancer_availability', 'people', 'custom_values'],
  };
}
