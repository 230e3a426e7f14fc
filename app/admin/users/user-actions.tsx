import { staffRoles } from '../../../domain/enums.ts';
import { setWorks } from '../bulk/set-works.ts';
import type { BulkAction, Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { AdminUsersMessages } from './messages.en.ts';
import type { Roles } from './user-columns.tsx';

type Options = { messages: AdminUsersMessages; roles: Roles };

export function userFilters({ messages, roles }: Options): Filter[] {
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

export function userActions({ messages, roles }: Options): BulkAction[] {
  const { bulk, administrator } = messages;
  const toRole = optionsOf(roles, staffRoles).filter(({ value }) => value !== 'admin');
  return [
    { key: 'role', label: bulk.role, target: 'users', works: setWorks('role', toRole) },
    {
      key: 'admin',
      label: administrator.submit,
      target: 'users',
      work: { kind: 'set', column: 'role', value: 'admin' },
      // A new administrator could use the rights before they are taken back.
      text: administrator.text,
    },
    {
      key: 'disable',
      label: bulk.disable,
      tone: 'danger',
      target: 'users',
      work: { kind: 'set', column: 'state', value: 'disabled', from: ['active'] },
    },
    {
      key: 'enable',
      label: bulk.enable,
      target: 'users',
      work: { kind: 'set', column: 'state', value: 'active', from: ['disabled'] },
    },
  ];
}
