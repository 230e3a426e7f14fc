import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../kit/screen.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/user.ts';
import { Account } from './account.tsx';
import { findUser, type User } from './data.ts';
import { Factor } from './factor.tsx';
import { Facts } from './facts.tsx';
import { Removal } from './removal.tsx';
import { UserSessions } from './user-sessions.tsx';

export default function UserScreen({ params }: Route.ComponentProps) {
  const messages = useMessages('users');
  const { sessions } = useMessages('profile');
  const { role } = useStaff();
  const id = params.userId;
  const { data: user, isError } = useLiveTables({
    queryKey: queryKeys.row('staff_profiles', id),
    queryFn: async (client) => (isUuid(id) ? findUser(client, id) : null),
    follow: isUuid(id) ? [{ table: 'staff_profiles', filter: `user_id=eq.${id}` }] : [],
  });

  if (role === 'admin' && user)
    return <Whole user={user} messages={messages} sessions={sessions} />;
  return (
    <Screen title={messages.title}>
      {role !== 'admin' ? (
        <EmptyState {...messages.notYours} />
      ) : user === undefined && !isError ? (
        <Skeleton className="h-80" />
      ) : (
        <EmptyState
          title={messages.notFound.title}
          text={isError ? messages.loadFailed : messages.notFound.text}
          action={<Back label={messages.back} />}
        />
      )}
    </Screen>
  );
}

type WholeProps = {
  user: User;
  messages: AdminMessages['users'];
  sessions: AdminMessages['profile']['sessions'];
};

function Whole({ user, messages, sessions }: WholeProps) {
  const { roles } = useMessages('shell');
  const { userId } = useStaff();
  const isOwn = user.user_id === userId;
  return (
    <Screen title={user.name} actions={<Back label={messages.back} />}>
      <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Account user={user} isOwn={isOwn} messages={messages} roles={roles} />
          <Factor user={user} isOwn={isOwn} messages={messages} />
          {!isOwn && <Removal user={user} messages={messages} />}
        </div>
        <div className="grid gap-5">
          <Facts user={user} messages={messages} />
          <UserSessions user={user} isOwn={isOwn} messages={messages} words={sessions} />
        </div>
      </div>
    </Screen>
  );
}

function Back({ label }: { label: string }) {
  return (
    <LocalizedLink to="/admin/users" className={buttonClass({ variant: 'paper', size: 'compact' })}>
      {label}
    </LocalizedLink>
  );
}
