import { checkSession } from '../../backend/auth/check-session.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { findStaffAccess, type StaffAccess } from '../../backend/staff-access.ts';
import { unwrap } from '../../backend/unwrap.ts';

/**
 * Returns the access of the session, null if the account never asked for any. A session that was ended elsewhere has no
 * rights left and therefore seems to need a second factor: it is dropped, so that the login appears.
 */
export async function findCheckedAccess(client: BrowserClient): Promise<StaffAccess | null> {
  const access = await findStaffAccess(client);
  if (access?.needsSecondFactor) await unwrap(checkSession(client));
  return access;
}
