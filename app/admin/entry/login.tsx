import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { needsSecondFactor } from '../../backend/auth/assurance.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LoadingBackOffice } from '../shell/loading-back-office.tsx';
import { useMessages } from '../use-messages.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';
import { SecondFactorScreen } from './second-factor/screen.tsx';

export default function Login() {
  const messages = useMessages('login');
  const { session, loading, returned } = useAuth();
  const language = useLanguage();
  const { state } = useLocation();
  const [forgot, setForgot] = useState(state?.forgot === true);
  const [email, setEmail] = useState('');

  if (loading) return <LoadingBackOffice />;
  if (session && needsSecondFactor(session)) return <SecondFactorScreen session={session} />;
  if (session)
    return (
      <Navigate to={returnPath(state) ?? localizedHref('/admin/dashboard', language)} replace />
    );

  const shared = { messages, email, onEmail: setEmail };
  return forgot ? (
    <ForgotPassword {...shared} onDone={() => setForgot(false)} />
  ) : (
    <LoginForm
      {...shared}
      hasEndedElsewhere={state?.hasEndedElsewhere === true}
      error={returned?.error}
      onForgot={() => setForgot(true)}
    />
  );
}

/** Returns the path of the screen that required the login, if any. */
function returnPath(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : undefined;
}
