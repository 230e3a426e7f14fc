import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { ListSource } from '../kit/list/data/list-source.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { type User, userColumnsRead } from './data.ts';
import { Invite } from './new-users/invite-dialog.tsx';
import { WaitingUsers } from './new-users/waiting-users.tsx';
import { userActions, userFilters } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';

const source: ListSource = {
  relation: 'staff_list',
  id: 'user_id',
  select: userColumnsRead,
  search: { columns: ['name', 'email'] },
  follow: ['staff_profiles'],
};

export default function Users() {
  const messages = useMessages('users');
  const language = useLanguage();
  const { userId } = useStaff();
  const { roles } = useMessages('shell');

  const definition = useMemo<ListDefinition<User>>(
    () => ({
      screen: 'users',
      label: messages.title,
      source,
      columns: userColumns({ messages, roles, language, ownId: userId }),
      filters: userFilters({ messages, roles }),
      sort: 'name',
      href: ({ user_id }) => `/admin/users/${user_id}`,
      nameOf: ({ name }) => name,
      searchLabel: messages.search,
      actions: userActions({ messages, roles }),
      empty: messages.empty,
    }),
    [messages, roles, language, userId],
  );

  return (
    <RoleGate allows="admins" messages={messages}>
      <Screen fill title={messages.title} actions={<Invite messages={messages} roles={roles} />}>
        <WaitingUsers messages={messages} roles={roles} />
        <List definition={definition} />
      </Screen>
    </RoleGate>
  );
}
