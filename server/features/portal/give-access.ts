import { portalAccess } from '../../../domain/clients/portal.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/act-as.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { lockClients } from '../invoices/access.ts';

/**
 * Gives a contact access to the portal and mails them its URL, also repeatedly. The portal may show prices and invoices, so
 * only those who may see them open it to others.
 */
export const givePortalAccess = defineAction({
  name: 'give-portal-access',
  roles: ['admin', 'recruiter'],
  schema: portalAccess,
  run: (
    { client_id: clientId, person_id: personId, email: shown, sees_billing },
    { context },
    staff,
  ) =>
    context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const [client] = await lockClients(query, staff, clientId);
      if (!client) throw new FunctionError('not_allowed');
      const contact = await findContact(query, clientId, personId);
      if (!contact) throw new FunctionError('not_found');
      const { email, language, first_name, company } = contact;
      if (email?.toLowerCase() !== shown) throw new FunctionError('conflict');
      const access = { email, given_by: staff.id, created_at: now, sees_billing };
      await query(
        db
          .insertInto('client_portal_access')
          .values({ client_id: clientId, person_id: personId, ...access })
          .onConflict((row) => row.columns(['client_id', 'person_id']).doUpdateSet(access)),
      );
      await requireValid(query, clientId, personId);
      // Staff vouch for the address, as if they had entered it.
      await query(
        db
          .updateTable('people')
          .set({ email_confirmed_at: now })
          .where('id', '=', personId)
          .where('email_confirmed_at', 'is', null),
      );
      await enqueueMail(query, {
        template: 'portal_access',
        to: email,
        language,
        personId,
        clientId,
        variables: {
          first_name,
          company,
          email,
          link: localizedUrl(`${context.site.url}/portal`, language),
        },
      });
      return { ok: true };
    }),
});

async function findContact(query: Query, clientId: string, personId: string) {
  const { rows } = await query(
    db
      .selectFrom('client_contacts as contact')
      .innerJoin('people as person', 'person.id', 'contact.person_id')
      .innerJoin('clients as client', 'client.id', 'contact.client_id')
      .select(['person.email', 'person.language', 'person.first_name', 'client.name as company'])
      .where('contact.client_id', '=', clientId)
      .where('contact.person_id', '=', personId),
  );
  return rows[0];
}

/** Throws if the portal stays closed: the address is that of a colleague, or the agency no longer works for the client. */
async function requireValid(query: Query, clientId: string, personId: string): Promise<void> {
  const { rowCount } = await query(
    'select from private.portal_access where client_id = $1 and person_id = $2',
    [clientId, personId],
  );
  if (!rowCount) throw new FunctionError('conflict');
}
