import type { Language } from '../../../domain/language.ts';
import type { StaffRole } from '../../backend/staff-access.ts';
import { fill, formatDay, formatTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { csvDay, csvTime } from '../kit/list/export/csv-dates.ts';
import type { Column } from '../kit/list/list-definition.ts';
import type { User } from './data.ts';
import type { AdminUsersMessages } from './messages.en.ts';

export type Roles = Record<StaffRole, string>;

export const standingTones = {
  invited: 'neutral',
  waiting: 'waiting',
  active: 'good',
  disabled: 'bad',
} as const;

type Options = {
  messages: AdminUsersMessages;
  roles: Roles;
  language: Language;
  ownId: string;
};

export function userColumns(options: Options): [Column<User>, ...Column<User>[]] {
  const { messages, roles, language, ownId } = options;
  const labels = messages.columns;
  const plain = (key: keyof typeof labels, text: (row: User) => string): Column<User> => ({
    key,
    label: labels[key],
    cell: text,
    text,
  });
  const factor = ({ has_second_factor }: User) =>
    has_second_factor ? messages.secondFactor.on : messages.secondFactor.off;
  const describeLastSeen = ({ last_seen_at }: User) =>
    last_seen_at ? formatTime(new Date(last_seen_at), language) : messages.never;

  return [
    {
      ...plain('name', ({ name }) => name),
      cell: ({ user_id, name }) =>
        user_id === ownId ? fill('{name} ({you})', { name, you: messages.you }) : name,
      sort: { by: 'name' },
    },
    {
      ...plain('email', ({ email }) => email),
      cell: ({ email }) => (
        <span className="block max-w-56 truncate" title={email}>
          {email}
        </span>
      ),
      sort: { by: 'email' },
    },
    {
      ...plain('role', ({ role }) => (role ? roles[role] : messages.noRole)),
      sort: { by: 'role', nullable: true },
    },
    {
      ...plain('standing', ({ standing }) => messages.standings[standing]),
      cell: ({ standing }) => (
        <Badge tone={standingTones[standing]}>{messages.standings[standing]}</Badge>
      ),
      sort: { by: 'standing' },
    },
    {
      ...plain('secondFactor', factor),
      cell: (row) => (
        <span className={row.has_second_factor ? undefined : 'text-soft'}>{factor(row)}</span>
      ),
      sort: { by: 'has_second_factor' },
    },
    {
      ...plain('lastSeen', describeLastSeen),
      text: ({ last_seen_at }) => csvTime(last_seen_at),
      cell: (row) => (
        <span className={row.last_seen_at ? undefined : 'text-soft'}>{describeLastSeen(row)}</span>
      ),
      sort: { by: 'last_seen_at', nullable: true, descendingFirst: true },
    },
    {
      key: 'sessions',
      label: labels.sessions,
      align: 'end',
      cell: ({ session_count }) => session_count ?? 0,
      text: ({ session_count }) => session_count,
      sort: { by: 'session_count', descendingFirst: true },
    },
    { ...plain('language', (row) => messages.languages[row.language ?? 'en']), hidden: true },
    { ...plain('invitedBy', ({ invited_by_name }) => invited_by_name ?? ''), hidden: true },
    {
      ...plain('created', ({ created_at }) => formatDay(new Date(created_at), language)),
      text: ({ created_at }) => csvDay(created_at),
      sort: { by: 'created_at', descendingFirst: true },
    },
  ];
}
