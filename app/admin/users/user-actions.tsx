import { staffRoles } from '../../../domain/enums.ts';
import { fill } from '../../i18n/format.ts';
import type { BulkAction, Filter, RunChunk } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import { updateColumns } from '../kit/list/selection/update-columns.ts';
import { withKnownErrors } from '../kit/with-known-errors.ts';
import { AdministratorDialog } from './administrator-dialog.tsx';
import type { User } from './data.ts';
import type { AdminUsersMessages } from './messages.en.ts';
import type { Roles } from './user-columns.tsx';

type Options = { messages: AdminUsersMessages; roles: Roles; ownId: string };

export function userFilters({ messages, roles }: Omit<Options, 'ownId'>): Filter[] {
  const { columns: labels, standings, filters } = messages;
  return [
    {
      kind: 'choice',
      key: 'standing',
      label: labels.standing,
      column: 'standing',
      options: optionsOf(standings),
    },
    { kind: 'choice', key: 'role', label: labels.role, column: 'role', options: optionsOf(roles) },
    {
      kind: 'flag',
      key: 'unsafe',
      label: filters.withoutFactor,
      tone: 'waiting',
      conditions: [{ column: 'has_second_factor', is: 'eq', value: 'false' }],
    },
  ];
}

export function userActions({ messages, roles, ownId }: Options): BulkAction<User>[] {
  const { bulk, errors } = messages;
  /**
   * Skips rows that do not qualify and the user's own: the database would reject the whole chunk.
   */
  const set = (patch: Record<string, string>, fits: (row: User) => boolean): RunChunk<User> => {
    const update = updateColumns<User>('staff_profiles', patch, 'user_id');
    return withKnownErrors(errors, (client, rows) =>
      update(
        client,
        rows.filter((row) => row.row_key !== ownId && fits(row)),
      ),
    );
  };
  return [
    {
      key: 'role',
      label: bulk.role,
      done: bulk.roleDone,
      select: 'role,state',
      choices: staffRoles
        .filter((role) => role !== 'admin')
        .map((role) => ({ value: role, label: roles[role], run: set({ role }, () => true) })),
    },
    {
      key: 'admin',
      label: messages.administrator.submit,
      done: bulk.roleDone,
      select: 'role,state',
      renderDialog: ({ count, proceed, cancel }) => (
        <AdministratorDialog
          name={fill(messages.administrator.several, { count })}
          onConfirm={() => proceed(set({ role: 'admin' }, () => true))}
          onClose={cancel}
        />
      ),
    },
    {
      key: 'disable',
      label: bulk.disable,
      done: bulk.disableDone,
      tone: 'danger',
      select: 'role,state',
      run: set({ state: 'disabled' }, ({ state }) => state === 'active'),
    },
    {
      key: 'enable',
      label: bulk.enable,
      done: bulk.enableDone,
      select: 'role,state',
      run: set({ state: 'active' }, ({ state, role }) => state === 'disabled' && role !== null),
    },
  ];
}
