import { useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { textCode, verifyTextCode } from '../../../backend/auth/second-factor.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { useMessages } from '../../use-messages.ts';
import { TextCodeForm } from './text-code-form.tsx';
import { useFactorErrors } from './use-factor-errors.ts';

type PhoneStepProps = {
  factorId: string;
  name: string;
  /** True if the account has another second factor, which is shown first. */
  isSecondary: boolean;
};

/** Each message costs money, so none is sent before the button is pressed. */
export function PhoneStep({ factorId, name, isSecondary }: PhoneStepProps) {
  const { step } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const [challengeId, setChallengeId] = useState<string>();
  const { pending, run } = usePendingAction({ errors: useFactorErrors('phone') });

  if (challengeId) {
    return (
      <TextCodeForm
        factorId={factorId}
        name={name}
        challengeId={challengeId}
        onCode={async (answer) => verifyTextCode(await getClient(), answer)}
      >
        {(isVerifying) => (
          <Button type="submit" size="medium" disabled={isVerifying}>
            {isVerifying ? step.verifying : step.verify}
          </Button>
        )}
      </TextCodeForm>
    );
  }
  return (
    <Button
      variant={isSecondary ? 'outline' : 'solid'}
      size="medium"
      disabled={pending}
      onClick={() => run(async () => setChallengeId(await textCode(await getClient(), factorId)))}
    >
      {pending ? step.sending : fill(step.sendCode, { name })}
    </Button>
  );
}
