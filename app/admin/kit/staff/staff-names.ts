import { fill } from '../../../i18n/fill.ts';
import type { JobTeam, NamedStaff, StaffName } from './data.ts';

/**
 * Editors see neither leads nor applications, so an editor who owned one would not know. The present owner is always
 * listed, because a field without its value would read as nobody.
 */
export function toOwners(staff: NamedStaff[], current: string | null): NamedStaff[] {
  return staff.filter(
    ({ value, role, isActive }) => value === current || (isActive && role !== 'editor'),
  );
}

/** Leaves out colleagues who do not see a job, except those who are chosen already. */
export const thoseWhoSee = (
  staff: NamedStaff[],
  team: JobTeam,
  chosen: readonly string[],
): NamedStaff[] =>
  staff.filter(
    ({ value, role }) =>
      !team || role === 'admin' || team.includes(value) || chosen.includes(value),
  );

/** A user who signed up and waits for a role is no colleague yet. */
export const withRole = (staff: NamedStaff[]): NamedStaff[] =>
  staff.filter(({ role }) => role !== null);

/** Marks disabled accounts, so that fields and filters show which colleagues have left. */
export const markDisabled = (
  staff: NamedStaff[],
  message: `${string}{name}${string}`,
): StaffName[] =>
  staff.map(({ value, label, isActive }) => ({
    value,
    label: isActive ? label : fill(message, { name: label }),
  }));
