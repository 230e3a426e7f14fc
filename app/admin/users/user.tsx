import { EmptyState } from '../../ui/empty-state.tsx';
import { Columns, RecordScreen } from '../kit/screens/record-screen.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/user.ts';
import { UserAccount } from './account.tsx';
import { findUser } from './data.ts';
import { Removal } from './leaving/removal.tsx';
import { Work } from './leaving/work.tsx';
import { UserPasskeys } from './sign-in/passkeys.tsx';
import { UserSecondFactor } from './sign-in/second-factor.tsx';
import { UserSessions } from './sign-in/user-sessions.tsx';
import { UserFacts } from './user-facts.tsx';

export default function UserScreen({ params: { userId: id } }: Route.ComponentProps) {
  const messages = useMessages('users');
  const { sessions, passkeys } = useMessages('profile');
  const { roles } = useMessages('shell');
  const { role, userId } = useStaff();
  const isOwn = id === userId;
  if (role !== 'admin') {
    return (
      <Screen title={messages.title}>
        <EmptyState {...messages.notYours} />
      </Screen>
    );
  }
  return (
    <RecordScreen
      id={id}
      table="staff_profiles"
      follow={{ staff_profiles: 'user_id' }}
      find={findUser}
      list="/admin/users"
      messages={messages}
      title={({ name }) => name}
    >
      {(user) => (
        <Columns
          left={
            <>
              <UserAccount user={user} isOwn={isOwn} messages={messages} roles={roles} />
              <UserSecondFactor user={user} isOwn={isOwn} messages={messages} />
              <UserPasskeys
                user={user}
                isOwn={isOwn}
                messages={messages}
                passkeyMessages={passkeys}
              />
              {!isOwn && <Work user={user} messages={messages} />}
              {!isOwn && <Removal user={user} messages={messages} />}
            </>
          }
          right={
            <>
              <UserFacts user={user} messages={messages} />
              <UserSessions
                user={user}
                isOwn={isOwn}
                messages={messages}
                sessionMessages={sessions}
              />
            </>
          }
        />
      )}
    </RecordScreen>
  );
}
