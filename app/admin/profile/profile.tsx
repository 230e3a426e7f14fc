import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { Screen } from '../kit/screen.tsx';
import { useDescribeError } from '../kit/use-describe-error.ts';
import { type AdminMessages, getAdminMessages } from '../messages.server.ts';
import type { Route } from './+types/profile.ts';
import { About } from './about.tsx';
import { Email } from './email.tsx';
import { Password } from './password.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  return { messages: getAdminMessages('profile', resolveServerLanguage(url, request.headers)) };
}

export const shouldRevalidate = revalidateOnLanguage;

export default function Profile({ loaderData: { messages } }: Route.ComponentProps) {
  useEmailChangeNotice(messages.email);
  return (
    <Screen title={messages.title}>
      <div className="grid max-w-4xl gap-4">
        <About messages={messages} />
        <Email messages={messages} />
        <Password messages={messages} />
        <SecondFactor messages={messages.secondFactor} />
        <Sessions messages={messages.sessions} />
      </div>
    </Screen>
  );
}

/** The links of an e-mail change lead here; each reports its progress. */
function useEmailChangeNotice(messages: AdminMessages['profile']['email']): void {
  const { returned } = useAuth();
  const describeError = useDescribeError();
  const told = useRef(false);

  useEffect(() => {
    if (!returned || told.current) return;
    told.current = true;
    if (returned.problem) toast.error(describeError(messages.failed, returned.problem));
    else if (returned.message) toast(messages.half);
    else if (returned.type === 'email_change') toast.success(messages.changed);
  }, [returned, messages, describeError]);
}
