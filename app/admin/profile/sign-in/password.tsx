import { useState } from 'react';
import { toast } from 'sonner';
import { changePassword, mailPasswordCode } from '../../../backend/auth/account.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { ProfilePanel } from '../panel.tsx';

/** Required in addition to the new password if the sign-in is not recent, which the server decides. */
type Proof = 'none' | 'current' | 'code';

const missingProofs: Record<string, Proof> = {
  current_password_required: 'current',
  reauthentication_needed: 'code',
};

const wrongProofs: Record<string, Proof> = {
  current_password_invalid: 'current',
  reauthentication_not_valid: 'code',
};

export function Password({ messages }: { messages: AdminMessages['profile'] }) {
  const { password } = messages;
  const { user, getClient } = useAuth();
  const describeError = useDescribeError();
  const [proof, setProof] = useState<Proof>('none');
  const [errors, setErrors] = useState<{ password?: string; proof?: string }>({});
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    setErrors({});
    try {
      await changePassword(await getClient(), {
        password: field('password'),
        currentPassword: field('current') || undefined,
        code: field('code') || undefined,
      });
      form.reset();
      setProof('none');
      toast.success(password.changed);
    } catch (error) {
      const missing = missingProofs[codeOf(error)];
      if (missing) setProof(missing);
      else if (wrongProofs[codeOf(error)]) setErrors({ proof: describeError(error, '{error}') });
      else setErrors({ password: describeError(error, '{error}') });
      if (missing === 'code') await mailCode();
    }
  });

  async function mailCode() {
    try {
      await mailPasswordCode(await getClient());
    } catch (error) {
      setErrors({ proof: describeError(error, '{error}') });
    }
  }

  return (
    <ProfilePanel title={password.title} text={password.text}>
      <form className="grid max-w-sm gap-4" onSubmit={onSubmit}>
        <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
        <InputField
          label={password.field}
          hint={password.hint}
          error={errors.password}
          name="password"
          type="password"
          autoComplete="new-password"
          required
        />
        {proof === 'current' && (
          <InputField
            label={password.current}
            hint={password.currentHint}
            error={errors.proof}
            name="current"
            type="password"
            autoComplete="current-password"
            required
            autoFocus
          />
        )}
        {proof === 'code' && (
          <InputField
            label={password.code}
            hint={password.codeHint}
            error={errors.proof}
            name="code"
            autoComplete="one-time-code"
            required
            autoFocus
          />
        )}
        <Button
          type="submit"
          variant="paper"
          size="compact"
          disabled={pending}
          className="justify-self-start"
        >
          {pending ? messages.saving : password.change}
        </Button>
      </form>
    </ProfilePanel>
  );
}
