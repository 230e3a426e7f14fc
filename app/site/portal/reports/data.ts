import type { PortalReports } from '../../../../domain/clients/report.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

/** Null if the account is no longer a contact of the client. */
export async function findReports(
  client: BrowserClient,
  clientId: string,
): Promise<PortalReports | null> {
  const reports = await unwrap(client.rpc('get_portal_reports', { client: clientId }));
  return reports as unknown as PortalReports | null;
}

export async function setWantsReport(
  client: BrowserClient,
  clientId: string,
  wanted: boolean,
): Promise<void> {
  await unwrap(client.rpc('set_portal_report', { client: clientId, wanted }));
}
