import type { Database } from '../../../domain/database.types.ts';
import type { ListSource } from '../kit/list/data/list-source.ts';

type Listed = Database['public']['Views']['lead_list']['Row'];

export type LeadRow = Pick<
  Listed,
  | 'id'
  | 'company'
  | 'full_name'
  | 'email'
  | 'phone'
  | 'source'
  | 'plan'
  | 'state'
  | 'state_changed_at'
  | 'assignee_id'
  | 'assignee_name'
  | 'client_name'
  | 'saving'
  | 'saving_currency'
  | 'created_at'
>;

export const leadSource: ListSource = {
  relation: 'lead_list',
  select:
    'id,company,full_name,email,phone,source,plan,state,state_changed_at,assignee_id,assignee_name,client_name,saving,saving_currency,created_at',
  search: { call: 'find_in_lead_list' },
  follow: ['waiting_list', 'people'],
};
