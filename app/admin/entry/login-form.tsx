import { useAuth } from '../../backend/auth/auth-context.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { toastError } from '../../ui/toast-error.ts';
import { TextButton } from '../kit/text-button.tsx';
import { useDescribeError } from '../kit/use-describe-error.ts';
import { useSubmit } from '../kit/use-submit.ts';
import type { AdminMessages } from '../messages.en.ts';
import { useAdmin } from '../shell/admin-context.ts';
import { useMessages } from '../use-messages.ts';
import { EntryScreen } from './entry-screen.tsx';

type LoginFormProps = {
  messages: AdminMessages['login'];
  email: string;
  onEmail: (email: string) => void;
  endedElsewhere: boolean;
  onForgot: () => void;
};

export function LoginForm({ messages, email, onEmail, endedElsewhere, onForgot }: LoginFormProps) {
  const { signIn } = useAuth();
  const { name: siteName } = useAdmin().site;
  const shell = useMessages('shell');
  const describeError = useDescribeError();
  const { pending, onSubmit } = useSubmit(async (field) => {
    const { error } = await signIn(email, field('password'));
    if (error) toastError(describeError(error, messages.failed));
  });

  return (
    <EntryScreen
      title={messages.title}
      intro={endedElsewhere ? shell.sessionEnded : fill(messages.intro, { siteName })}
    >
      <form className="grid gap-4" onSubmit={onSubmit}>
        <InputField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
        <InputField
          label={messages.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" disabled={pending} size="medium" className="mt-1">
          {pending ? messages.signingIn : messages.signIn}
        </Button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TextButton onClick={onForgot}>{messages.forgot}</TextButton>
        <p className="flex items-center gap-1.5 text-soft">
          {messages.noAccount}
          <LocalizedLink
            to="/admin/signup"
            className="inline-flex min-h-9 items-center font-semibold text-primary underline underline-offset-4"
          >
            {messages.signUp}
          </LocalizedLink>
        </p>
      </div>
    </EntryScreen>
  );
}
