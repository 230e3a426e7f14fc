import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { previewInvoiceMail } from '../data.ts';

/** The mail with an invoice as it would be sent now. */
export function useInvoiceMail(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useClientQuery({
    queryKey: [...queryKeys.row('invoices', id), 'mail'],
    queryFn: (client) => previewInvoiceMail(client, id),
    staleTime: 0,
    enabled,
  });
}
