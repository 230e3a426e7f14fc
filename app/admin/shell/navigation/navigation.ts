import type { StaffRole } from '../../../backend/staff-access.ts';
import type { AdminMessages } from '../../messages.en.ts';
import type { NavigationCounts } from './data.ts';

type Shell = AdminMessages['shell'];
type NavigationGroup = keyof Shell['groups'];

export type NavigationItem = {
  to: string;
  label: keyof Shell['navigation'];
  /** Items without a group come first. */
  group?: NavigationGroup;
  /** The roles that may open it; all roles by default. */
  roles?: StaffRole[];
  count?: keyof NavigationCounts;
  /** The shortcut that opens it. */
  keys?: string;
  /** True if its list takes `?q=`. */
  searchable?: boolean;
};

/** The shortcut of the bell. Together with the screens below it uses all letters. */
export const notificationsKeys = 'g n';

const items: NavigationItem[] = [
  { to: '/admin/dashboard', label: 'dashboard', keys: 'g d' },
  { to: '/admin/reports', label: 'reports', roles: ['admin', 'recruiter'], keys: 'g g' },
  {
    to: '/admin/jobs',
    label: 'jobs',
    group: 'recruiting',
    count: 'open_jobs',
    keys: 'g j',
    searchable: true,
  },
  {
    to: '/admin/job-applications',
    label: 'applications',
    group: 'recruiting',
    roles: ['recruiter', 'admin'],
    count: 'new_applications',
    keys: 'g a',
    searchable: true,
  },
  {
    to: '/admin/interviews',
    label: 'interviews',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    keys: 'g v',
  },
  {
    to: '/admin/applicants',
    label: 'applicants',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    keys: 'g p',
    searchable: true,
  },
  {
    to: '/admin/candidates',
    label: 'candidates',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    count: 'candidates',
    keys: 'g c',
    searchable: true,
  },
  {
    to: '/admin/freelancers',
    label: 'freelancers',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    keys: 'g f',
    searchable: true,
  },
  {
    to: '/admin/conversations',
    label: 'conversations',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    keys: 'g r',
  },
  {
    to: '/admin/waiting-list',
    label: 'waitingList',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    count: 'new_leads',
    keys: 'g w',
    searchable: true,
  },
  {
    to: '/admin/clients',
    label: 'clients',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    keys: 'g e',
    searchable: true,
  },
  {
    to: '/admin/invoices',
    label: 'invoices',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    keys: 'g i',
    searchable: true,
  },
  {
    to: '/admin/booking-links',
    label: 'bookingLinks',
    group: 'recruiting',
    roles: ['admin', 'recruiter'],
    keys: 'g b',
  },
  {
    to: '/admin/blog',
    label: 'blog',
    group: 'publishing',
    roles: ['admin', 'editor'],
    keys: 'g k',
    searchable: true,
  },
  {
    to: '/admin/website',
    label: 'website',
    group: 'publishing',
    roles: ['admin', 'editor'],
    keys: 'g h',
  },
  {
    to: '/admin/general-terms',
    label: 'generalTerms',
    group: 'publishing',
    roles: ['admin', 'editor'],
    keys: 'g t',
  },
  {
    to: '/admin/users',
    label: 'users',
    group: 'running',
    roles: ['admin'],
    keys: 'g u',
    searchable: true,
  },
  {
    to: '/admin/email-templates',
    label: 'emailTemplates',
    group: 'publishing',
    roles: ['admin'],
    keys: 'g m',
  },
  {
    to: '/admin/outbox',
    label: 'outbox',
    group: 'running',
    roles: ['admin', 'recruiter'],
    keys: 'g o',
    searchable: true,
  },
  {
    to: '/admin/privacy-requests',
    label: 'privacyRequests',
    group: 'running',
    roles: ['admin', 'recruiter'],
    keys: 'g y',
    searchable: true,
  },
  {
    to: '/admin/import',
    label: 'imports',
    group: 'running',
    roles: ['admin', 'recruiter'],
    keys: 'g z',
  },
  { to: '/admin/webhooks', label: 'webhooks', group: 'running', roles: ['admin'], keys: 'g q' },
  { to: '/admin/api-tokens', label: 'apiTokens', group: 'running', roles: ['admin'] },
  { to: '/admin/export', label: 'dataExports', group: 'running', roles: ['admin'], keys: 'g x' },
  { to: '/admin/audit-log', label: 'auditLog', group: 'running', roles: ['admin'], keys: 'g l' },
  { to: '/admin/settings', label: 'settings', group: 'running', roles: ['admin'], keys: 'g s' },
];

export function listNavigation(role: StaffRole): NavigationItem[] {
  return items.filter(({ roles }) => !roles || roles.includes(role));
}

/** Returns the groups in the order of the menu. Groups without items for this role are left out. */
export function groupNavigation(role: StaffRole) {
  const mine = listNavigation(role);
  const groups: (NavigationGroup | undefined)[] = [
    undefined,
    'recruiting',
    'publishing',
    'running',
  ];
  return groups
    .map((group) => ({ group, items: mine.filter((item) => item.group === group) }))
    .filter(({ items }) => items.length > 0);
}

type Creation = {
  to: string;
  label: keyof Pick<AdminMessages['palette'], 'newJob' | 'newArticle'>;
  keys: string;
  roles?: StaffRole[];
};

const creations: Creation[] = [
  { to: '/admin/jobs/new', label: 'newJob', keys: 'c j' },
  { to: '/admin/blog/new', label: 'newArticle', keys: 'c a', roles: ['admin', 'editor'] },
];

export function listCreations(role: StaffRole): Creation[] {
  return creations.filter(({ roles }) => !roles || roles.includes(role));
}
