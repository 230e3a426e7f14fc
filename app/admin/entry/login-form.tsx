import { useAuth } from '../../backend/auth/auth-context.ts';
import { signInWithPasskey, supportsPasskeys } from '../../backend/auth/passkeys.ts';
import type { Failure } from '../../backend/backend-error.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { usePendingAction } from '../kit/actions/use-pending-action.ts';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { TextButton } from '../kit/text-button.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { usePasskeyErrors } from '../profile/passkeys/use-passkey-errors.ts';
import { useAdmin } from '../shell/admin-context.ts';
import { useMessages } from '../use-messages.ts';
import { EmailField, EntryForm, OtherEntry } from './entry-form.tsx';
import { EntryScreen } from './entry-screen.tsx';

type LoginFormProps = {
  messages: AdminMessages['login'];
  email: string;
  onEmail: (email: string) => void;
  hasEndedElsewhere: boolean;
  /** The error with which a mailed link or a sign-in returned. */
  error?: Failure;
  onForgot: () => void;
};

export function LoginForm(props: LoginFormProps) {
  const { messages, email, onEmail, hasEndedElsewhere, error: returned, onForgot } = props;
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
      intro={hasEndedElsewhere ? shell.sessionEnded : fill(messages.intro, { siteName })}
    >
      {returned && (
        <p role="alert" className="rounded-xl bg-lingon-soft px-4 py-3 text-base text-lingon">
          {describeError(returned, messages.linkFailed)}
        </p>
      )}
      <EntryForm
        pending={pending}
        onSubmit={onSubmit}
        submit={messages.signIn}
        submitting={messages.signingIn}
      >
        <EmailField
          label={messages.email}
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
      </EntryForm>
      <PasskeyButton />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TextButton onClick={onForgot}>{messages.forgot}</TextButton>
        <OtherEntry question={messages.noAccount} to="/admin/signup" label={messages.signUp} />
      </div>
    </EntryScreen>
  );
}

/** Signs in with a passkey of this device. Browsers without passkeys show no button. */
function PasskeyButton() {
  const { passkey } = useMessages('login');
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ errors: usePasskeyErrors() });
  if (!supportsPasskeys()) return null;
  return (
    <Button
      variant="paper"
      size="medium"
      disabled={pending}
      onClick={() => run(async () => signInWithPasskey(await getClient()))}
    >
      {pending ? passkey.signingIn : passkey.signIn}
    </Button>
  );
}
