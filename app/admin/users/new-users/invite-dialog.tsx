import { useState } from 'react';
import { staffRoles } from '../../../../domain/enums.ts';
import { languages, parseLanguage } from '../../../../domain/language.ts';
import { maxEmailLength, maxStaffNameLength } from '../../../../domain/limits.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useProvedMutation } from '../../entry/second-factor/use-proved-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { type Invited, inviteColleague } from '../data.ts';
import type { AdminUsersMessages } from '../messages.en.ts';
import { useUserMutation } from '../use-user-mutation.ts';
import type { Roles } from '../user-columns.tsx';

type InviteProps = { messages: AdminUsersMessages; roles: Roles };

export function Invite({ messages, roles }: InviteProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        {messages.invite.open}
      </Button>
      {open && <InviteDialog messages={messages} roles={roles} onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ messages, roles, onClose }: InviteProps & { onClose: () => void }) {
  const { invite, roleDescriptions } = messages;
  const userLanguage = useLanguage();
  const { mutate, proof } = useProvedMutation(useUserMutation());
  const [role, setRole] = useState<(typeof staffRoles)[number]>('recruiter');
  const { pending, onSubmit } = useSubmit(async (field) => {
    const name = field('name').trim();
    let invited: Invited | undefined;
    const isDone = await mutate({
      work: async (client) => {
        invited = await inviteColleague(client, {
          name,
          email: field('email').trim(),
          role,
          language: parseLanguage(field('language')) ?? userLanguage,
        });
      },
      done: () => fill(invited?.is_known ? invite.known : invite.done, { name }),
    });
    if (isDone) onClose();
  });

  return (
    <>
      <FormDialog
        title={invite.title}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={messages.cancel}
        submit={invite.submit}
        disabled={pending}
      >
        <p className="text-soft">{invite.text}</p>
        <InputField
          name="name"
          label={invite.name}
          maxLength={maxStaffNameLength}
          pattern=".*\S.*"
          autoComplete="off"
          required
        />
        <InputField
          name="email"
          type="email"
          label={invite.email}
          maxLength={maxEmailLength}
          autoComplete="off"
          required
        />
        <SelectField
          name="role"
          label={invite.role}
          hint={roleDescriptions[role]}
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
        </SelectField>
        <SelectField name="language" label={invite.language} defaultValue={userLanguage}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {messages.languages[code]}
            </option>
          ))}
        </SelectField>
      </FormDialog>
      {proof}
    </>
  );
}
