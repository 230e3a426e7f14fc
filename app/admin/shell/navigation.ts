import type { StaffRole } from '../../data/staff-access.ts';
import type { AdminMessages } from '../../i18n/admin-messages.server.ts';

export type NavigationItem = {
  to: string;
  label: keyof AdminMessages['shell']['navigation'];
  /** Who works there; everybody where none is named. */
  roles?: StaffRole[];
};

const items: NavigationItem[] = [
  { to: '/admin/dashboard', label: 'dashboard' },
  { to: '/admin/jobs', label: 'jobs' },
];

export function listNavigation(role: StaffRole): NavigationItem[] {
  return items.filter(({ roles }) => !roles || roles.includes(role));
}
