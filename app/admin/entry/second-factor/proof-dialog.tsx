import { useEffect, useState } from 'react';
import { mailPasswordCode, proveIdentity } from '../../../backend/auth/account.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';

/** Accounts without a password receive a code by e-mail. */
export type Proof = 'password' | 'code';

type ProofDialogProps = { proof: Proof; onProved: () => void; onClose: () => void };

export function ProofDialog({ proof, onProved, onClose }: ProofDialogProps) {
  const { proof: messages } = useMessages('secondFactor');
  const { user, getClient, signOut } = useAuth();
  const describeError = useDescribeError();
  const isPassword = proof === 'password';
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    setError(undefined);
    try {
      const value = field('proof');
      await proveIdentity(
        await getClient(),
        isPassword ? { currentPassword: value } : { code: value.trim() },
      );
      onProved();
    } catch (error) {
      setError(describeError(error, '{error}'));
      form.querySelector<HTMLInputElement>('[name=proof]')?.select();
    }
  });

  useEffect(() => {
    if (isPassword) return;
    getClient()
      .then(mailPasswordCode)
      .catch((cause) => setError(describeError(cause, '{error}')));
  }, [isPassword, getClient, describeError]);

  return (
    <FormDialog
      onClose={onClose}
      title={messages.title}
      onSubmit={onSubmit}
      cancel={messages.cancel}
      submit={pending ? messages.confirming : messages.confirm}
      disabled={pending}
    >
      <p className="text-soft">{isPassword ? messages.text : messages.codeText}</p>
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      <InputField
        label={isPassword ? messages.password : messages.code}
        error={error}
        name="proof"
        type={isPassword ? 'password' : 'text'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        required
        autoFocus
      />
      <TextButton className="justify-self-start" onClick={() => void signOut('local')}>
        {messages.signIn}
      </TextButton>
    </FormDialog>
  );
}
