import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { changePassword } from '../../backend/auth/account.ts';
import { needsSecondFactor } from '../../backend/auth/assurance.ts';
import { type Session, useAuth } from '../../backend/auth/auth-context.ts';
import { codeOf } from '../../backend/backend-error.ts';
import { fill } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { useSubmit } from '../kit/forms/use-submit.ts';
import type { AdminMessages } from '../messages.en.ts';
import { LoadingBackOffice } from '../shell/loading-back-office.tsx';
import { useMessages } from '../use-messages.ts';
import { EntryForm, NewPasswordField } from './entry-form.tsx';
import { EntryScreen, ExpiredScreen } from './entry-screen.tsx';
import { SecondFactorScreen } from './second-factor/screen.tsx';

/** The link in the mail opens a session, in which the new password is set. */
export default function PasswordReset() {
  const messages = useMessages('passwordReset');
  const { session, loading, returned } = useAuth();
  if (loading) return <LoadingBackOffice />;
  if (!session || returned?.error) return <Expired messages={messages.expired} />;
  // Access to a mailbox is one factor only, so the second factor is still required.
  if (needsSecondFactor(session)) return <SecondFactorScreen session={session} />;
  return <NewPassword messages={messages} session={session} />;
}

type Messages = AdminMessages['passwordReset'];

function NewPassword({ messages, session }: { messages: Messages; session: Session }) {
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const language = useLanguage();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<{ password?: string; repeat?: string }>({});
  const [isExpired, setExpired] = useState(false);
  const { pending, onSubmit } = useSubmit(async (field) => {
    const password = field('password');
    if (password !== field('repeat')) return setErrors({ repeat: messages.different });
    try {
      await changePassword(await getClient(), { password });
      toast.success(messages.saved);
      await navigate(localizedHref('/admin/dashboard', language), { replace: true });
    } catch (error) {
      if (isTooLate(error)) return setExpired(true);
      setErrors({ password: describeError(error, messages.failed) });
    }
  });

  if (isExpired) return <Expired messages={messages.expired} />;
  return (
    <EntryScreen
      title={messages.title}
      intro={fill(messages.intro, { email: session.user.email ?? '' })}
    >
      <EntryForm
        pending={pending}
        onSubmit={onSubmit}
        submit={messages.save}
        submitting={messages.saving}
      >
        <NewPasswordField
          label={messages.password}
          hint={messages.passwordHint}
          error={errors.password}
          autoFocus
        />
        <NewPasswordField label={messages.repeat} error={errors.repeat} name="repeat" />
      </EntryForm>
    </EntryScreen>
  );
}

/**
 * True if the session of the link is no longer recent enough to change the password without the old
 * one.
 */
function isTooLate(cause: unknown): boolean {
  const code = codeOf(cause);
  return code === 'current_password_required' || code === 'reauthentication_needed';
}

function Expired({ messages }: { messages: Messages['expired'] }) {
  return (
    <ExpiredScreen title={messages.title} text={messages.text}>
      <LocalizedLink
        to="/admin"
        state={{ forgot: true }}
        className={buttonClass({ size: 'medium' })}
      >
        {messages.requestNewLink}
      </LocalizedLink>
      <LocalizedLink to="/admin" className={buttonClass({ size: 'medium', variant: 'quiet' })}>
        {messages.signIn}
      </LocalizedLink>
    </ExpiredScreen>
  );
}
