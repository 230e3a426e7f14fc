import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { describeUserAgent } from '../../../../domain/staff/describe-user-agent.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import type { AdminMessages } from '../../messages.en.ts';
import {
  type AccountSession,
  endOtherSessions,
  endSession,
  listSessions,
} from '../data/sessions.ts';
import { ProfilePanel } from '../panel.tsx';

type Messages = AdminMessages['profile']['sessions'];

export const sessionsKey = ['sessions'];

export function Sessions({ messages }: { messages: Messages }) {
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const { pending, run } = usePendingAction({ failed: messages.failed });
  const { data: sessions, isError } = useClientQuery({
    queryKey: sessionsKey,
    queryFn: listSessions,
  });

  const end = (work: () => Promise<void>, done: string) =>
    run(async () => {
      await work();
      toast.success(done);
      await queries.invalidateQueries({ queryKey: sessionsKey });
    });

  return (
    <ProfilePanel title={messages.title} text={messages.text}>
      {isError && <p className="text-lingon">{messages.loadFailed}</p>}
      {!sessions && !isError && <Skeleton className="h-20" />}
      {sessions && (
        <ul className="divide-y divide-line rounded-compact border border-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              messages={messages}
              session={session}
              disabled={pending}
              onEnd={() =>
                end(async () => endSession(await getClient(), session.id), messages.ended)
              }
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="paper"
          size="compact"
          disabled={pending}
          className="justify-self-start"
          onClick={() => end(async () => endOtherSessions(await getClient()), messages.othersEnded)}
        >
          {messages.endOthers}
        </Button>
      )}
    </ProfilePanel>
  );
}

type SessionRowProps = {
  messages: Messages;
  session: AccountSession;
  disabled: boolean;
  onEnd: () => void;
};

export function SessionRow({ messages, session, disabled, onEnd }: SessionRowProps) {
  const language = useLanguage();
  const parts = describeUserAgent(session.user_agent);
  const device = parts ? fill(messages.browserOnSystem, parts) : messages.unknownDevice;
  const time = formatTime(new Date(session.last_used_at), language);

  return (
    <li className="flex items-center justify-between gap-4 px-3.5 py-2.5">
      <span className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{device}</b>
          {session.is_current && <Badge tone="good">{messages.current}</Badge>}
          {session.aal === 'aal2' && <Badge>{messages.withSecondFactor}</Badge>}
        </span>
        <span className="text-soft tabular-nums">
          {[fill(messages.lastUsed, { time }), session.ip].filter(Boolean).join(' · ')}
        </span>
      </span>
      {!session.is_current && (
        <Button
          variant="quiet"
          size="compact"
          disabled={disabled}
          onClick={onEnd}
          aria-label={fill(messages.endLabel, { device })}
        >
          {messages.endSession}
        </Button>
      )}
    </li>
  );
}
