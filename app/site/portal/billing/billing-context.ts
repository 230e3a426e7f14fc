import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import type { PortalBilling } from '../../../../domain/clients/portal-billing.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { refetch } from '../../../backend/refetch.ts';
import { useRunOnce } from '../../../ui/use-run-once.ts';
import type { PortalBillingMessages } from './messages.en.ts';

type Billing = {
  messages: PortalBillingMessages;
  billing: PortalBilling;
  companyId: string;
  /** The day in Stockholm. */
  today: string;
};

export const BillingContext = createContext<Billing | undefined>(undefined);

export function useBilling(): Billing {
  const billing = use(BillingContext);
  if (!billing) throw new Error('useBilling is used outside of the page about plan and invoices');
  return billing;
}

/** Starts with the table that the page follows, so that a change of the table refetches the query. */
export const billingKey = (company: string) => ['portal_changes', 'billing', company] as const;

/** Runs one action at a time, then refetches the page. `error` describes why the last action failed. */
export function useBillingAction() {
  const { messages, companyId } = useBilling();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { pending, runOnce } = useRunOnce();
  const [errorMessage, setErrorMessage] = useState<string>();

  const run = (work: (client: BrowserClient) => Promise<void>) =>
    runOnce(async () => {
      setErrorMessage(undefined);
      try {
        await work(await getClient());
        return true;
      } catch (error) {
        setErrorMessage(messages.errors[codeOf(error)] ?? messages.errors.failed);
        return false;
      } finally {
        void refetch(queries, billingKey(companyId));
      }
    });

  return { pending, error: errorMessage, run };
}
