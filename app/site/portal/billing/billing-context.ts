import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useRef, useState } from 'react';
import type { PortalBilling } from '../../../../domain/clients/portal-billing.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { refetch } from '../../../backend/refetch.ts';
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

export const billingKey = (company: string) => ['portal_changes', 'billing', company] as const;

/** Runs one action at a time, refetches the page and describes an error. */
export function useBillingAction() {
  const { messages, companyId } = useBilling();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function run(work: (client: BrowserClient) => Promise<void>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setPending(true);
    setError(undefined);
    try {
      await work(await getClient());
      return true;
    } catch (failure) {
      setError(messages.errors[codeOf(failure)] ?? messages.errors.failed);
      return false;
    } finally {
      busy.current = false;
      setPending(false);
      void refetch(queries, billingKey(companyId));
    }
  }

  return { pending, error, run };
}
