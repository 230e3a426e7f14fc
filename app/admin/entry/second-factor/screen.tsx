import { useState } from 'react';
import { listVerifiedFactors } from '../../../backend/auth/assurance.ts';
import { type Session, useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { TextButton } from '../../kit/text-button.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { EntryScreen } from '../entry-screen.tsx';
import { CodeForm } from './code-form.tsx';
import { SecurityKeyButton } from './security-key-button.tsx';

/** Shown after the password to accounts with a second factor. */
export function SecondFactorScreen({ session }: { session: Session }) {
  const { name: siteName } = useAdmin().site;
  const secondFactor = useMessages('secondFactor');
  const { signOut } = useAuth();
  const [isRecovery, setRecovery] = useState(false);
  const { step } = secondFactor;
  const factors = listVerifiedFactors(session);
  const securityKey = factors.find(({ factor_type }) => factor_type === 'webauthn');
  const hasApp = factors.some(({ factor_type }) => factor_type === 'totp');
  const text = hasApp ? fill(step.text, { siteName }) : step.keyText;

  return (
    <EntryScreen title={step.title} intro={isRecovery ? step.recoveryText : text}>
      {!isRecovery && securityKey && <SecurityKeyButton factorId={securityKey.id} />}
      {(isRecovery || hasApp) && (
        <CodeForm key={String(isRecovery)} session={session} isRecovery={isRecovery} />
      )}
      <div className="grid justify-items-start">
        <TextButton onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? step[hasApp ? 'useCode' : 'useKey'] : step.useRecovery}
        </TextButton>
        <TextButton onClick={() => void signOut('local')}>{step.cancel}</TextButton>
      </div>
    </EntryScreen>
  );
}
