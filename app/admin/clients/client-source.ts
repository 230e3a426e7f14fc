import type { Database } from '../../../domain/database.types.ts';
import type { ListSource, SelectedColumns } from '../kit/list/data/list-source.ts';

const select =
  'id,name,location,country,organisation_number,owner_id,owner_name,plan,standing,searches,searches_allowed,is_over_plan,open_jobs,presented,last_contact_at,next_invoice_month,next_invoice_kind,created_at,custom';

export type ClientRow = SelectedColumns<
  Database['public']['Views']['client_list']['Row'],
  typeof select
>;

export const clientSource: ListSource = {
  relation: 'client_list',
  select,
  search: { call: 'find_in_client_list' },
  follow: [
    'clients',
    'client_details',
    'client_figures',
    'client_next_invoices',
    'client_plans',
    'client_plan_pauses',
    'custom_values',
  ],
};
