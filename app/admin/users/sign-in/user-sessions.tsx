import type { StaffAccountCall } from '../../../../domain/staff/colleague.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../../kit/screens/section.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { SessionRow } from '../../profile/sign-in/sessions.tsx';
import { listUserSessions, runAccountAction, type User } from '../data.ts';
import { useUserMutation } from '../use-user-mutation.ts';

type UserSessionsProps = {
  user: User;
  isOwn: boolean;
  messages: AdminMessages['users'];
  /** The same messages as for the user's own sessions. */
  sessionMessages: AdminMessages['profile']['sessions'];
};

export function UserSessions({ user, isOwn, messages, sessionMessages }: UserSessionsProps) {
  const mutate = useUserMutation();
  const t = messages.sessions;
  const { user_id, name } = user;
  const { data: sessions, isError } = useClientQuery({
    // The row changes when a session starts or is used, so the sessions are refetched.
    queryKey: [...queryKeys.row('staff_profiles', user_id), 'sessions', user.last_seen_at],
    queryFn: (client) => listUserSessions(client, user_id),
  });
  const end = (call: StaffAccountCall, done: string) =>
    void mutate({ work: (client) => runAccountAction(client, call), done });

  return (
    <Section
      title={t.title}
      actions={
        !isOwn &&
        sessions &&
        sessions.length > 1 && (
          <Button
            variant="paper"
            size="compact"
            onClick={() => end({ action: 'end_sessions', user_id }, fill(t.allEnded, { name }))}
          >
            {t.endAll}
          </Button>
        )
      }
    >
      {isError && <p className="text-lingon">{sessionMessages.loadFailed}</p>}
      {!sessions && !isError && <Skeleton className="h-20" />}
      {sessions?.length === 0 && <p className="text-soft">{t.none}</p>}
      {sessions && sessions.length > 0 && (
        <ul className="divide-y divide-line rounded-compact border border-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              messages={sessionMessages}
              session={session}
              disabled={isOwn}
              onEnd={() => end({ action: 'end_session', user_id, session_id: session.id }, t.ended)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
