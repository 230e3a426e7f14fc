import { personAccountCall } from '../../../domain/people/person-account.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';

/** Lists and removes the passkeys of a visitor or a contact of a client, for example if a device was lost. */
export const personAccount = defineAction({
  name: 'person-account',
  roles: ['admin'],
  schema: personAccountCall,
  async run(input, { context: { accounts, database } }, staff) {
    const userIds = await findAccounts(database.query, input.person_id);
    if (input.action === 'list_passkeys') {
      const lists = await Promise.all(userIds.map((id) => accounts.listPasskeys(id)));
      return { passkeys: lists.flat() };
    }
    if (userIds.length === 0) throw new FunctionError('not_found');
    for (const id of userIds) await accounts.removePasskey(id, input.passkey_id);
    await database.transaction(async (query) => {
      await actAs(query, staff.identity);
      await query(
        db.insertInto('audit_log').values({
          actor_id: staff.id,
          actor_role: staff.role,
          action: input.action,
          table_name: 'people',
          row_id: input.person_id,
        }),
      );
    });
    return { ok: true };
  },
});

/** The person's own account, and the accounts of the addresses that open the client portal. Staff manage their own. */
async function findAccounts(query: Query, personId: string): Promise<string[]> {
  const { rows } = await query<{ id: string }>(
    `select account.id from auth.users as account
     where account.deleted_at is null
       and not exists (select from public.staff_profiles where user_id = account.id)
       and (
         account.id = (select user_id from public.people where id = $1)
         or account.email_confirmed_at is not null and lower(account.email) in (
           select lower(email) from public.people where id = $1
           union select lower(email) from public.client_portal_access where person_id = $1
         )
       )`,
    [personId],
  );
  return rows.map(({ id }) => id);
}
