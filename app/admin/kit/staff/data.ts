import type { BrowserClient } from '../../../backend/browser-client.ts';
import type { StaffRole } from '../../../backend/staff-access.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type StaffName = { value: string; label: string };

export type NamedStaff = StaffName & { role: StaffRole | null; isActive: boolean };

/** The colleagues who see a restricted job besides administrators; null if the job is not restricted. */
export type JobTeam = string[] | null;

export async function findJobTeam(client: BrowserClient, jobId: string): Promise<JobTeam> {
  const job = await unwrap(
    client
      .from('jobs')
      .select('staff:job_staff(owner_id, is_restricted), members:job_members(staff_id)')
      .eq('id', jobId)
      .maybeSingle(),
  );
  if (!job?.staff?.is_restricted) return null;
  return [job.staff.owner_id ?? [], job.members.map(({ staff_id: id }) => id)].flat();
}

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
