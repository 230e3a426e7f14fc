import { useState } from 'react';
import { listVerifiedFactors } from '../../../backend/auth/assurance.ts';
import { type Session, useAuth } from '../../../backend/auth/auth-context.ts';
import { verifyFactor } from '../../../backend/auth/second-factor.ts';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import { EntryForm } from '../entry-form.tsx';

type CodeFormProps = { session: Session; isRecovery: boolean };

export function CodeForm({ session, isRecovery }: CodeFormProps) {
  const { step } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const describeError = useDescribeError();
  const [error, setError] = useState<string>();
  const verifiedFactors = listVerifiedFactors(session);
  const apps = verifiedFactors.filter(({ factor_type }) => factor_type === 'totp');
  const factors = isRecovery ? verifiedFactors : apps;
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    setError(undefined);
    // A recovery code is accepted for any factor.
    const factorId = field('factor') || (factors[0]?.id ?? '');
    try {
      await verifyFactor(await getClient(), factorId, field('code'));
    } catch (error) {
      setError(describeError(error));
      form.querySelector<HTMLInputElement>('[name=code]')?.select();
    }
  });

  return (
    <EntryForm
      pending={pending}
      onSubmit={onSubmit}
      submit={step.verify}
      submitting={step.verifying}
    >
      {factors.length > 1 && !isRecovery && (
        <SelectField label={step.device} name="factor">
          {factors.map(({ id, friendly_name }) => (
            <option key={id} value={id}>
              {friendly_name}
            </option>
          ))}
        </SelectField>
      )}
      <InputField
        label={isRecovery ? step.recoveryCode : step.code}
        error={error}
        name="code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        className="text-lg tracking-[.2em] tabular-nums"
      />
    </EntryForm>
  );
}
