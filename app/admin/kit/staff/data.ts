import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { StaffRole } from '../../../backend/staff-access.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type StaffName = { value: string; label: string };

export type NamedStaff = StaffName & { role: StaffRole | null; isActive: boolean };

/** Lists all accounts of staff by name, including disabled accounts and accounts that wait for a role. */
export async function listStaffNames(client: BrowserClient): Promise<NamedStaff[]> {
  const rows = await unwrap(
    client.from('staff_profiles').select('user_id, name, role, state').order('name'),
  );
  return rows.map(({ user_id, name, role, state }) => ({
    value: user_id,
    label: name,
    role,
    isActive: state === 'active',
  }));
}
