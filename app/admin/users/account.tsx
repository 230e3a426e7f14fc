import { useState } from 'react';
import { staffRoles } from '../../../domain/enums.ts';
import { fill } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import { useProvedMutation } from '../entry/second-factor/use-proved-mutation.ts';
import { Section } from '../kit/screens/section.tsx';
import { AdministratorDialog } from './administrator-dialog.tsx';
import { inviteColleague, type Standings, type User, updateUser } from './data.ts';
import type { AdminUsersMessages } from './messages.en.ts';
import { useUserMutation } from './use-user-mutation.ts';
import { type Roles, standingTones } from './user-columns.tsx';

type UserAccountProps = { user: User; isOwn: boolean; messages: AdminUsersMessages; roles: Roles };

/** The role of the account and whether it is active. */
export function UserAccount({ user, isOwn, messages, roles }: UserAccountProps) {
  const { account: t, invite } = messages;
  const { user_id: id, name, email, role, standing, state, language } = user;
  const { mutate, proof } = useProvedMutation(useUserMutation());
  const [isAsking, setAsking] = useState(false);
  const change = (to: Standings, done: string) =>
    void mutate({
      work: (client) => updateUser(client, id, to),
      // Restores only the changed field: a colleague may have changed another field since.
      undo: (client) =>
        updateUser(client, id, { ...('role' in to && { role }), ...('state' in to && { state }) }),
      done,
    });
  const setRole = (newRole: (typeof staffRoles)[number]) =>
    change(
      standing === 'waiting' ? { role: newRole, state: 'active' } : { role: newRole },
      fill(t.roleSet, { name, role: roles[newRole] }),
    );
  const inviteAgain = () =>
    mutate({
      work: (client) =>
        inviteColleague(client, {
          name,
          email,
          role: role ?? 'editor',
          language: language ?? 'en',
        }),
      done: fill(invite.resent, { email }),
    });

  return (
    <Section
      title={t.title}
      actions={<Badge tone={standingTones[standing]}>{messages.standings[standing]}</Badge>}
    >
      {standing === 'waiting' && <p>{t.waitingText}</p>}
      {standing === 'invited' && (
        <div className="flex flex-wrap items-center gap-3">
          <p>{t.invitedText}</p>
          <Button variant="paper" size="compact" onClick={inviteAgain}>
            {invite.sendAgain}
          </Button>
        </div>
      )}
      <fieldset className="grid gap-2">
        <legend className="pb-2 font-semibold">{t.role}</legend>
        {staffRoles.map((option) => (
          <div key={option} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Chip
              isOn={role === option}
              aria-pressed={role === option}
              disabled={isOwn}
              className="min-w-32 justify-center disabled:cursor-default"
              onClick={() => {
                if (role === option) return;
                if (option === 'admin') setAsking(true);
                else setRole(option);
              }}
            >
              {roles[option]}
            </Chip>
            <span className="min-w-52 flex-1 text-soft">{messages.roleDescriptions[option]}</span>
          </div>
        ))}
      </fieldset>
      {isOwn && <p className="text-soft">{t.ownRole}</p>}
      {isAsking && (
        <AdministratorDialog
          name={name}
          onConfirm={() => setRole('admin')}
          onClose={() => setAsking(false)}
        />
      )}
      {proof}
      {!isOwn && state === 'disabled' && role && (
        <Button
          size="compact"
          className="justify-self-start"
          onClick={() => change({ state: 'active' }, fill(t.opened, { name }))}
        >
          {t.open}
        </Button>
      )}
      {!isOwn && state !== 'disabled' && (
        <div className="grid gap-2 border-t border-line pt-3">
          <p className="text-soft">{t.closeText}</p>
          <Button
            variant="paper"
            size="compact"
            className="justify-self-start text-lingon"
            onClick={() => change({ state: 'disabled' }, fill(t.closed, { name }))}
          >
            {t.close}
          </Button>
        </div>
      )}
    </Section>
  );
}
