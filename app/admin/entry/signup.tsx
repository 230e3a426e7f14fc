import { Navigate } from 'react-router';
import { type User, useAuth } from '../../backend/auth/auth-context.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { AdminMessages } from '../messages.en.ts';
import { LoadingBackOffice } from '../shell/loading-back-office.tsx';
import { useMessages } from '../use-messages.ts';
import { ExpiredScreen } from './entry-screen.tsx';
import { Invitation } from './signup/invitation.tsx';
import { NewAccount } from './signup/new-account.tsx';

/**
 * The sign-up form, the target of the confirmation link and the form that accepts an invitation.
 */
export default function Signup() {
  const messages = useMessages('signup');
  const { user, loading, returned } = useAuth();
  const language = useLanguage();
  if (loading) return <LoadingBackOffice />;
  if (user && isInvited(user)) return <Invitation messages={messages} user={user} />;
  if (user) return <Navigate to={localizedHref('/admin/dashboard', language)} replace />;
  if (returned?.error) return <Expired messages={messages.expired} />;
  return <NewAccount messages={messages} />;
}

function isInvited({ invited_at, user_metadata }: User): boolean {
  return invited_at !== undefined && user_metadata.accepted !== true;
}

function Expired({ messages }: { messages: AdminMessages['signup']['expired'] }) {
  return (
    <ExpiredScreen title={messages.title} text={messages.text}>
      <LocalizedLink to="/admin" className={buttonClass({ size: 'medium' })}>
        {messages.signIn}
      </LocalizedLink>
      <LocalizedLink
        to="/admin/signup"
        reloadDocument
        className={buttonClass({ size: 'medium', variant: 'quiet' })}
      >
        {messages.signUp}
      </LocalizedLink>
    </ExpiredScreen>
  );
}
