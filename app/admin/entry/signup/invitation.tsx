import { useState } from 'react';
import { acceptInvitation } from '../../../backend/auth/account.ts';
import { type User, useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { useAdmin } from '../../shell/admin-context.ts';
import { EntryForm, NameField, NewPasswordField } from '../entry-form.tsx';
import { EntryScreen } from '../entry-screen.tsx';

type InvitationProps = { messages: AdminMessages['signup']; user: User };

/** The link has opened a session; a name and a password complete the account. */
export function Invitation({ messages, user }: InvitationProps) {
  const { name: siteName } = useAdmin().site;
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const language = useLanguage();
  const [error, setError] = useState<string>();
  const { invitation } = messages;
  const { pending, onSubmit } = useSubmit(async (field) => {
    setError(undefined);
    const account = { name: field('name').trim(), password: field('password'), language };
    try {
      await acceptInvitation(await getClient(), user.id, account);
    } catch (error) {
      setError(describeError(error, invitation.failed));
    }
  });

  return (
    <EntryScreen
      title={fill(invitation.title, { siteName })}
      intro={fill(invitation.intro, { email: user.email ?? '' })}
    >
      <EntryForm
        pending={pending}
        onSubmit={onSubmit}
        submit={invitation.accept}
        submitting={invitation.accepting}
      >
        <NameField label={messages.name} defaultValue={user.user_metadata.name} />
        <NewPasswordField label={messages.password} hint={messages.passwordHint} error={error} />
      </EntryForm>
    </EntryScreen>
  );
}
