import { useState } from 'react';
import { toast } from 'sonner';
import {
  confirmWithCode,
  resendConfirmation,
  signUpAsStaff,
} from '../../../backend/auth/account.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { TextButton } from '../../kit/text-button.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { useAdmin } from '../../shell/admin-context.ts';
import { EmailField, EntryForm, NameField, NewPasswordField, OtherEntry } from '../entry-form.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export function NewAccount({ messages }: { messages: AdminMessages['signup'] }) {
  const { name: siteName } = useAdmin().site;
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const language = useLanguage();
  const [mailedTo, setMailedTo] = useState<string>();
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field) => {
    setError(undefined);
    const email = field('email').trim();
    const account = { name: field('name').trim(), email, password: field('password'), language };
    try {
      const session = await signUpAsStaff(await getClient(), account);
      if (!session) setMailedTo(email);
    } catch (error) {
      setError(describeError(error, messages.failed));
    }
  });

  if (mailedTo) {
    const back = () => setMailedTo(undefined);
    return <CheckInbox messages={messages.sent} email={mailedTo} onBack={back} />;
  }
  return (
    <EntryScreen title={messages.title} intro={fill(messages.intro, { siteName })}>
      <EntryForm
        pending={pending}
        onSubmit={onSubmit}
        submit={messages.create}
        submitting={messages.creating}
      >
        <NameField label={messages.name} />
        <EmailField label={messages.email} />
        <NewPasswordField label={messages.password} hint={messages.passwordHint} error={error} />
      </EntryForm>
      <OtherEntry question={messages.haveAccount} to="/admin" label={messages.signIn} />
    </EntryScreen>
  );
}

type CheckInboxProps = {
  messages: AdminMessages['signup']['sent'];
  email: string;
  /** Returns to the form to correct the e-mail address. */
  onBack: () => void;
};

function CheckInbox({ messages, email, onBack }: CheckInboxProps) {
  const { getClient } = useAuth();
  const language = useLanguage();
  const { pending, run } = usePendingAction({ failed: messages.failed });
  const sendAgain = () =>
    run(async () => {
      await resendConfirmation(await getClient(), email, language);
      toast.success(messages.sentAgain);
    });

  return (
    <EntryScreen title={messages.title} intro={fill(messages.text, { email })}>
      <CodeForm messages={messages} email={email} />
      <div className="grid justify-items-start gap-2">
        <Button variant="paper" size="medium" disabled={pending} onClick={sendAgain}>
          {messages.sendAgain}
        </Button>
        <TextButton onClick={onBack}>{messages.useAnotherAddress}</TextButton>
      </div>
    </EntryScreen>
  );
}

/** The link of the email may open on another device, where nobody has signed up. */
function CodeForm({ messages, email }: Omit<CheckInboxProps, 'onBack'>) {
  const { getClient } = useAuth();
  const describeError = useDescribeError({ otp_expired: messages.wrongCode });
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field) => {
    setError(undefined);
    try {
      await confirmWithCode(await getClient(), email, field('code').trim());
    } catch (error) {
      setError(describeError(error));
    }
  });
  return (
    <EntryForm
      pending={pending}
      onSubmit={onSubmit}
      submit={messages.confirm}
      submitting={messages.confirming}
    >
      <InputField
        label={messages.code}
        error={error}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        className="text-lg tracking-[.2em] tabular-nums"
      />
    </EntryForm>
  );
}
