import { useState } from 'react';
import { phone as phoneSchema } from '../../../../domain/forms/form-field.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import {
  endOfPhone,
  enrollPhone,
  textCode,
  verifyTextCode,
} from '../../../backend/auth/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import { TextCodeForm } from './text-code-form.tsx';
import { useFactorErrors } from './use-factor-errors.ts';
import { useProof } from './use-proof.tsx';

type Sent = { factorId: string; challengeId: string; name: string };
type PhoneSetupProps = { onVerified: () => Promise<void>; onCancel: () => void };

/** Asks for a number, sends a code to it and then asks for the code. */
export function PhoneSetup({ onVerified, onCancel }: PhoneSetupProps) {
  const { setup } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const [sent, setSent] = useState<Sent>();
  const cancel = (
    <Button variant="quiet" size="compact" onClick={onCancel}>
      {setup.cancel}
    </Button>
  );

  if (!sent) return <NumberForm onSent={setSent}>{cancel}</NumberForm>;
  return (
    <TextCodeForm
      {...sent}
      onCode={async (answer) => {
        await verifyTextCode(await getClient(), answer);
        await onVerified();
      }}
    >
      {(pending) => (
        <div className="flex gap-2">
          <Button type="submit" size="compact" disabled={pending}>
            {pending ? setup.confirming : setup.confirm}
          </Button>
          {cancel}
        </div>
      )}
    </TextCodeForm>
  );
}

type NumberFormProps = { onSent: (sent: Sent) => void; children: React.ReactNode };

function NumberForm({ onSent, children }: NumberFormProps) {
  const { setup } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const describeError = useDescribeError(useFactorErrors('phone'));
  const { withProof, dialog } = useProof();
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    setError(undefined);
    const { data: phone } = phoneSchema.safeParse(field('phone'));
    try {
      if (!phone) throw { code: 'validation_failed', message: setup.phoneInvalid };
      const client = await getClient();
      await withProof(async () => {
        const factorId = await enrollPhone(client, { name: setup.phoneName, phone });
        const challengeId = await textCode(client, factorId);
        onSent({ factorId, challengeId, name: endOfPhone(phone) });
      });
    } catch (error) {
      setError(describeError(error));
      form.querySelector<HTMLInputElement>('[name=phone]')?.focus();
    }
  });

  return (
    <>
      {dialog}
      <form className="grid gap-4" onSubmit={onSubmit}>
        <InputField
          label={setup.phoneNumber}
          hint={setup.phoneHint}
          error={error}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          autoFocus
          className="max-w-72"
        />
        <div className="flex gap-2">
          <Button type="submit" size="compact" disabled={pending}>
            {pending ? setup.sending : setup.sendCode}
          </Button>
          {children}
        </div>
      </form>
    </>
  );
}
