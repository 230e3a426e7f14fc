import type { PauseRequestCall } from '../../../../domain/clients/pause-request.ts';
import type { PortalBilling } from '../../../../domain/clients/portal-billing.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { unwrap } from '../../../backend/unwrap.ts';

/** Null if the contact does not see plan and invoices of the company. */
export async function findBilling(
  client: BrowserClient,
  company: string,
): Promise<PortalBilling | null> {
  const billing = await unwrap(client.rpc('get_portal_billing', { company }));
  return billing as unknown as PortalBilling | null;
}

/** Asks for a pause. Calls with the same key ask once, however often they are retried. */
export async function requestPause(
  client: BrowserClient,
  call: PauseRequestCall,
  key?: string,
): Promise<void> {
  await callFunction(client, 'request-pause', call, key);
}

export const readInvoice = (client: BrowserClient, id: string) =>
  callFunction<Blob>(client, 'portal-invoice-pdf', { invoice_id: id });
