import { useState } from 'react';
import { staffRoles } from '../../../../domain/enums.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { compactSelect } from '../../../ui/fields/select-class.ts';
import { useProvedMutation } from '../../entry/second-factor/use-proved-mutation.ts';
import { AdministratorDialog } from '../administrator-dialog.tsx';
import { listWaitingUsers, type User, updateUser } from '../data.ts';
import type { AdminUsersMessages } from '../messages.en.ts';
import { useUserMutation } from '../use-user-mutation.ts';
import type { Roles } from '../user-columns.tsx';

type WaitingUsersProps = { messages: AdminUsersMessages; roles: Roles };

const queryKey = [...queryKeys.table('staff_profiles'), 'waiting'];

/** Users who wait for a role are shown above the list, so that they are not overlooked. */
export function WaitingUsers({ messages, roles }: WaitingUsersProps) {
  const { data: waiting = [] } = useLiveTables({
    queryKey,
    queryFn: listWaitingUsers,
    follow: [{ table: 'staff_profiles' }],
  });
  const t = messages.waiting;
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label={t.title}
      className="mb-4 max-h-64 flex-none overflow-y-auto rounded-compact border border-line bg-amber-soft px-4 py-3"
    >
      <h2 className="text-base">{t.title}</h2>
      <p className="pb-1 text-[.8125rem]">{t.text}</p>
      <ul className="divide-y divide-line">
        {waiting.map((user) => (
          <WaitingUser key={user.user_id} user={user} messages={messages} roles={roles} />
        ))}
      </ul>
    </section>
  );
}

function WaitingUser({ user, messages, roles }: WaitingUsersProps & { user: User }) {
  const language = useLanguage();
  const { mutate, proof } = useProvedMutation(useUserMutation());
  const [role, setRole] = useState<(typeof staffRoles)[number]>('recruiter');
  const [isAsking, setAsking] = useState(false);
  const { user_id: id, name, email, created_at: createdAt } = user;
  const t = messages.waiting;
  const approve = () =>
    mutate({
      work: (client) => updateUser(client, id, { role, state: 'active' }),
      undo: (client) => updateUser(client, id, { role: null, state: 'pending' }),
      done: fill(t.approved, { name, role: roles[role] }),
    });
  const decline = () =>
    mutate({
      work: (client) => updateUser(client, id, { state: 'disabled' }),
      undo: (client) => updateUser(client, id, { state: 'pending' }),
      done: fill(messages.account.closed, { name }),
    });

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <span className="mr-auto min-w-0 wrap-anywhere">
        <LocalizedLink to={`/admin/users/${id}`} className="font-semibold underline">
          {name}
        </LocalizedLink>{' '}
        {email} · {fill(t.waitingSince, { time: formatTime(new Date(createdAt), language) })}
      </span>
      <span className="ml-auto flex flex-none flex-wrap items-center gap-2">
        <select
          aria-label={fill(t.roleOf, { name })}
          className={`${compactSelect} min-h-9 pointer-coarse:min-h-11`}
          value={role}
          onChange={({ target }) =>
            setRole(staffRoles.find((option) => option === target.value) ?? 'recruiter')
          }
        >
          {staffRoles.map((option) => (
            <option key={option} value={option}>
              {roles[option]}
            </option>
          ))}
        </select>
        <Button
          size="compact"
          aria-label={fill(t.approveOf, { name })}
          onClick={() => (role === 'admin' ? setAsking(true) : void approve())}
        >
          {t.approve}
        </Button>
        <Button
          variant="paper"
          size="compact"
          aria-label={fill(t.declineOf, { name })}
          onClick={decline}
        >
          {t.decline}
        </Button>
      </span>
      {isAsking && (
        <AdministratorDialog
          name={name}
          onConfirm={() => void approve()}
          onClose={() => setAsking(false)}
        />
      )}
      {proof}
    </li>
  );
}
