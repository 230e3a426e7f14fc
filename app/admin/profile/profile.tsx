import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { toastError } from '../../ui/toast/toast-error.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { Screen } from '../kit/screens/screen.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { useMessages } from '../use-messages.ts';
import { About } from './about.tsx';
import { RecruiterCalendar } from './calendar/calendar.tsx';
import { Chat } from './notifications/chat.tsx';
import { NotificationSwitches } from './notifications/notifications.tsx';
import { OwnPasskeys } from './passkeys/passkeys.tsx';
import { OwnSecondFactor } from './second-factor/second-factor.tsx';
import { EmailPanel } from './sign-in/email.tsx';
import { Password } from './sign-in/password.tsx';
import { Sessions } from './sign-in/sessions.tsx';
import { Signature } from './signature.tsx';

export default function Profile() {
  const messages = useMessages('profile');
  useEmailChangeNotice(messages.email);
  return (
    <Screen title={messages.title}>
      <div className="grid max-w-4xl gap-4">
        <About messages={messages} />
        <NotificationSwitches messages={messages.notifications} />
        <Chat messages={messages.chat} />
        <Signature messages={messages} />
        <RecruiterCalendar messages={messages} />
        <EmailPanel messages={messages} />
        <Password messages={messages} />
        <OwnPasskeys messages={messages.passkeys} />
        <OwnSecondFactor messages={messages.secondFactor} />
        <Sessions messages={messages.sessions} />
      </div>
    </Screen>
  );
}

/** The links of an e-mail change lead here; each reports its progress. */
function useEmailChangeNotice(messages: AdminMessages['profile']['email']): void {
  const { returned } = useAuth();
  const describeError = useDescribeError();
  const hasNotified = useRef(false);

  useEffect(() => {
    if (!returned || hasNotified.current) return;
    hasNotified.current = true;
    if (returned.error) toastError(describeError(returned.error, messages.failed));
    else if (returned.message) toast(messages.half);
    else if (returned.type === 'email_change') toast.success(messages.changed);
  }, [returned, messages, describeError]);
}
