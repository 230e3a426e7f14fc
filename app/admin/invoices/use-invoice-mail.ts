import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { previewInvoiceMail } from './data.ts';

/** The mail with an invoice as it would be sent now. */
export function useInvoiceMail(id: string, enabled = true) {
  const { getClient } = useAuth();
  return useQuery({
    queryKey: [...queryKeys.row('invoices', id), 'mail'],
    queryFn: async () => previewInvoiceMail(await getClient(), id),
    staleTime: 0,
    enabled,
  });
}
