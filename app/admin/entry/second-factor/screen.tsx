import { useState } from 'react';
import { listVerifiedFactors } from '../../../backend/auth/assurance.ts';
import { type Session, useAuth } from '../../../backend/auth/auth-context.ts';
import { verifySecurityKey } from '../../../backend/auth/second-factor.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { EntryScreen } from '../entry-screen.tsx';
import { CodeForm } from './code-form.tsx';
import { PhoneStep } from './phone-step.tsx';
import { useFactorErrors } from './use-factor-errors.ts';

/** Shown after the password to accounts with a second factor. */
export function SecondFactorScreen({ session }: { session: Session }) {
  const { name: siteName } = useAdmin().site;
  const { step, setup } = useMessages('secondFactor');
  const { signOut } = useAuth();
  const [isRecovery, setRecovery] = useState(false);
  const factors = listVerifiedFactors(session);
  const keys = factors.filter(({ factor_type }) => factor_type === 'webauthn');
  const phones = factors.filter(({ factor_type }) => factor_type === 'phone');
  const hasApp = factors.some(({ factor_type }) => factor_type === 'totp');
  // Named by the first way in which the account can be confirmed.
  const ways = hasApp
    ? { text: fill(step.text, { siteName }), back: step.useCode }
    : keys.length > 0
      ? { text: step.keyText, back: step.useKey }
      : { text: step.phoneText, back: step.usePhone };

  return (
    <EntryScreen title={step.title} intro={isRecovery ? step.recoveryText : ways.text}>
      {!isRecovery &&
        keys.map(({ id, friendly_name: name }) => (
          <SecurityKeyButton
            key={id}
            factorId={id}
            label={keys.length > 1 && name ? fill(step.keyNamed, { name }) : step.key}
          />
        ))}
      {(isRecovery || hasApp) && (
        <CodeForm key={String(isRecovery)} session={session} isRecovery={isRecovery} />
      )}
      {!isRecovery &&
        phones.map(({ id, friendly_name: name }) => (
          <PhoneStep
            key={id}
            factorId={id}
            name={name || setup.phoneName}
            isSecondary={hasApp || keys.length > 0}
          />
        ))}
      <div className="grid justify-items-start">
        <TextButton onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? ways.back : step.useRecovery}
        </TextButton>
        <TextButton onClick={() => void signOut('local')}>{step.cancel}</TextButton>
      </div>
    </EntryScreen>
  );
}

function SecurityKeyButton({ factorId, label }: { factorId: string; label: string }) {
  const { step } = useMessages('secondFactor');
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ errors: useFactorErrors('key') });
  return (
    <Button
      size="medium"
      disabled={pending}
      onClick={() => run(async () => verifySecurityKey(await getClient(), factorId))}
    >
      {pending ? step.waiting : label}
    </Button>
  );
}
