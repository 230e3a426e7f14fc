import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { type User, useAuth } from '../../../backend/auth/auth-context.ts';
import { AuthProvider } from '../../../backend/auth/auth-provider.tsx';
import { useCommonMessages } from '../../../i18n/language-context.tsx';
import type { SessionMessages } from '../../../i18n/messages/session.en.ts';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import type { Visitor } from './visitor-context.ts';

type VisitorSessionProps = { onChange: (visitor: Visitor | null) => void };

/** Follows the session, and shows the outcome of signing in or out. */
export default function VisitorSession(props: VisitorSessionProps) {
  return (
    <AuthProvider>
      <SessionObserver {...props} />
    </AuthProvider>
  );
}

function SessionObserver({ onChange }: VisitorSessionProps) {
  const { user, session, returned, signOut } = useAuth();
  const accessToken = session?.access_token;
  const { session: t } = useCommonMessages();
  const [notices, setNotices] = useState<Notice[]>([]);
  const notify = useCallback((notice: Notice) => setNotices((shown) => [...shown, notice]), []);

  const code = returned?.error?.code;
  useEffect(() => {
    if (code) notify({ ...describeReturn(code, t), failed: true });
  }, [code, t, notify]);

  const isLeaving = useRef(false);
  useEffect(() => {
    const leave = async () => {
      // A second click must not send a second request: the first one has ended the session.
      if (isLeaving.current) return;
      isLeaving.current = true;
      const { error } = await signOut();
      isLeaving.current = false;
      if (error) notify({ ...t.signOutFailed, failed: true });
      else notify(usesLinkedin(user) ? t.signedOut : t.signedOutOfAccount);
    };
    onChange(user && { user, accessToken, signOut: () => void leave() });
  }, [user, accessToken, signOut, t, notify, onChange]);

  return notices.length > 0 && <Notices notices={notices} />;
}

/** Describes why a mailed link or a sign-in has redirected here with an error. */
function describeReturn(code: string, messages: SessionMessages) {
  if (code === 'otp_expired') return messages.linkExpired;
  return code === 'user_banned' ? messages.accountDisabled : messages.linkedinFailed;
}

function usesLinkedin(user: User | null): boolean {
  return user?.identities?.some(({ provider }) => provider === 'linkedin_oidc') ?? false;
}

type Notice = { title: string; text: string; failed?: boolean };

/** Shows each notice once, as a toast. The toaster is mounted with the first one: most visits need none. */
function Notices({ notices }: { notices: Notice[] }) {
  const shown = useRef(0);

  useEffect(() => {
    for (const { title, text, failed } of notices.slice(shown.current)) {
      const show = failed ? toastError : toast.success;
      show(title, { description: text });
    }
    shown.current = notices.length;
  }, [notices]);

  return <Toaster />;
}
