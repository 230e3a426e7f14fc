import type { Database } from '../../../domain/database.types.ts';
import type { ListSource, SelectedColumns } from '../kit/list/data/list-source.ts';

const select =
  'id,company,full_name,email,phone,source,plan,state,state_changed_at,assignee_id,assignee_name,client_name,saving,saving_currency,created_at';

export type LeadRow = SelectedColumns<
  Database['public']['Views']['lead_list']['Row'],
  typeof select
>;

export const leadSource: ListSource = {
  relation: 'lead_list',
  select,
  search: { call: 'find_in_lead_list' },
  follow: ['waiting_list', 'people'],
};
