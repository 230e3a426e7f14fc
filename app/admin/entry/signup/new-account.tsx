import { useState } from 'react';
import { signUpAsStaff } from '../../../backend/auth/account.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/field.tsx';
import { useDescribeError } from '../../kit/use-describe-error.ts';
import { useSubmit } from '../../kit/use-submit.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { useAdmin } from '../../shell/admin-context.ts';
import { EntryScreen } from '../entry-screen.tsx';
import { CheckInbox } from './check-inbox.tsx';

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
    } catch (cause) {
      setError(describeError(cause, messages.failed));
    }
  });

  if (mailedTo) {
    const back = () => setMailedTo(undefined);
    return <CheckInbox messages={messages.sent} email={mailedTo} onBack={back} />;
  }
  return (
    <EntryScreen title={messages.title} intro={fill(messages.intro, { siteName })}>
      <form className="grid gap-4" onSubmit={onSubmit}>
        <InputField
          label={messages.name}
          name="name"
          autoComplete="name"
          maxLength={120}
          pattern=".*\S.*"
          required
        />
        <InputField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <InputField
          label={messages.password}
          hint={messages.passwordHint}
          error={error}
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" disabled={pending} size="medium" className="mt-1">
          {pending ? messages.creating : messages.create}
        </Button>
      </form>
      <p className="flex items-center gap-1.5 text-soft">
        {messages.haveAccount}
        <LocalizedLink
          to="/admin"
          className="inline-flex min-h-9 items-center font-semibold text-primary underline underline-offset-4"
        >
          {messages.signIn}
        </LocalizedLink>
      </p>
    </EntryScreen>
  );
}
