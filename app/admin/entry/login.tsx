import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { owesSecondFactor } from '../../backend/auth/assurance.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { getAdminMessages } from '../messages.server.ts';
import { LoadingPortal } from '../shell/loading-portal.tsx';
import type { Route } from './+types/login.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';
import { SecondFactorScreen } from './second-factor/screen.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  return { messages: getAdminMessages('login', resolveServerLanguage(url, request.headers)) };
}

export const shouldRevalidate = revalidateOnLanguage;

export default function Login({ loaderData: { messages } }: Route.ComponentProps) {
  const { session, loading } = useAuth();
  const language = useLanguage();
  const { state } = useLocation();
  const [forgot, setForgot] = useState(state?.forgot === true);
  const [email, setEmail] = useState('');

  if (loading) return <LoadingPortal />;
  if (session && owesSecondFactor(session)) return <SecondFactorScreen session={session} />;
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
      endedElsewhere={state?.endedElsewhere === true}
      onForgot={() => setForgot(true)}
    />
  );
}

/** The path of the screen that required the login, if any. */
function returnPath(state: unknown): string | undefined {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : undefined;
}
