import { toast } from 'sonner';
import { sendPasswordReset } from '../../backend/auth/account.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { codeOf } from '../../backend/backend-error.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { TextButton } from '../kit/text-button.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { EmailField, EntryForm } from './entry-form.tsx';
import { EntryScreen } from './entry-screen.tsx';

type ForgotPasswordProps = {
  messages: AdminMessages['login'];
  email: string;
  onEmail: (email: string) => void;
  onDone: () => void;
};

export function ForgotPassword({ messages, email, onEmail, onDone }: ForgotPasswordProps) {
  const { getClient } = useAuth();
  const { reset } = messages;
  const language = useLanguage();
  const describeError = useDescribeError();
  const { pending, onSubmit } = useSubmit(async () => {
    try {
      await sendPasswordReset(await getClient(), email, language);
      toast.success(reset.sent);
    } catch (error) {
      toastError(describeError(keepMessage(error), reset.failed));
    }
    // Returns to the login form even after an error: the e-mail address can be corrected there.
    onDone();
  });

  return (
    <EntryScreen title={reset.title} intro={reset.intro}>
      <EntryForm
        pending={pending}
        onSubmit={onSubmit}
        submit={reset.send}
        submitting={reset.sending}
      >
        <EmailField
          label={messages.email}
          autoFocus
          value={email}
          onChange={(event) => onEmail(event.target.value)}
        />
      </EntryForm>
      <TextButton className="justify-self-start" onClick={onDone}>
        {reset.back}
      </TextButton>
    </EntryScreen>
  );
}

/** Drops the code `failed`, whose general message would replace the more exact one of this error. */
function keepMessage(error: unknown): unknown {
  return error instanceof Error && codeOf(error) === 'failed' ? new Error(error.message) : error;
}
