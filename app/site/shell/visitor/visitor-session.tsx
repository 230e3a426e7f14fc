import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { AuthProvider } from '../../../backend/auth/auth-provider.tsx';
import { useCommonMessages } from '../../../i18n/language-context.tsx';
import { toastError } from '../../../ui/toast-error.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import type { Visitor } from './visitor-context.ts';

type VisitorSessionProps = { onChange: (visitor: Visitor | null) => void };

/** Follows the session, and shows the outcome of signing in or out. */
export default function VisitorSession(props: VisitorSessionProps) {
  return (
    <AuthProvider>
      <Following {...props} />
    </AuthProvider>
  );
}

function Following({ onChange }: VisitorSessionProps) {
  const { user, session: signedIn, returned, signOut } = useAuth();
  const accessToken = signedIn?.access_token;
  const { session } = useCommonMessages();
  const [notices, setNotices] = useState<Notice[]>([]);
  const notify = useCallback((notice: Notice) => setNotices((shown) => [...shown, notice]), []);

  const hasFailed = returned?.error !== undefined;
  useEffect(() => {
    if (hasFailed) notify({ ...session.linkedinFailed, failed: true });
  }, [hasFailed, session, notify]);

  useEffect(() => {
    const leave = async () => {
      const { error } = await signOut();
      if (error) notify({ ...session.signOutFailed, failed: true });
      else notify(session.signedOut);
    };
    onChange(user && { user, accessToken, signOut: () => void leave() });
  }, [user, accessToken, signOut, session, notify, onChange]);

  return notices.length > 0 && <Notices notices={notices} />;
}

type Notice = { title: string; text: string; failed?: boolean };

/** Shows each notice once, as a toast. */
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
