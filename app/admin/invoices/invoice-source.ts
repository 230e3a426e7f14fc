import type { Database } from '../../../domain/database.types.ts';
import type { ListSource, SelectedColumns } from '../kit/list/data/list-source.ts';

const select =
  'id,number,kind,client_id,client_name,month,currency,net_amount,vat_amount,total_amount,sek_rate,vat_sek_amount,vat_treatment,standing,issued_on,due_on,paid_on,created_at';

export type InvoiceRow = SelectedColumns<
  Database['public']['Views']['invoice_list']['Row'],
  typeof select
>;

export const invoiceSource: ListSource = {
  relation: 'invoice_list',
  select,
  search: { columns: ['client_name'] },
  follow: ['invoices'],
};
