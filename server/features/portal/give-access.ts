import { portalAccess } from '../../../domain/clients/portal.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { lockClientsWithVisibleBilling } from '../clients/lock-clients-with-visible-billing.ts';

/**
 * Gives a contact access to the portal and mails them its URL. For a contact who has access, it mails the URL again. The
 * portal may show prices and invoices, so only colleagues who see those of the client may give access.
 */
export const givePortalAccess = defineAction({
  name: 'give-portal-access',
  roles: ['admin', 'recruiter'],
  schema: portalAccess,
  run: (
    { client_id: clientId, person_id: personId, email: seenEmail, sees_billing },
    { context },
    staff,
  ) =>
    context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const visible = await lockClientsWithVisibleBilling(query, staff, clientId);
      if (visible.length === 0) throw new FunctionError('not_allowed');
      const contact = await findContact(query, clientId, personId);
      if (!contact) throw new FunctionError('not_found');
      const { email, language, first_name, company } = contact;
      // The caller decided about the address on the screen, which may have changed since.
      if (email?.toLowerCase() !== seenEmail) throw new FunctionError('conflict');
      const access = { email, given_by: staff.id, created_at: now, sees_billing };
      await query(
        db
          .insertInto('client_portal_access')
          .values({ client_id: clientId, person_id: personId, ...access })
          .onConflict((row) => row.columns(['client_id', 'person_id']).doUpdateSet(access)),
      );
      await requireOpenPortal(query, clientId, personId);
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

/** Throws if the portal stays closed: the address belongs to a colleague, or the agency no longer works for the client. */
async function requireOpenPortal(query: Query, clientId: string, personId: string): Promise<void> {
  const { rowCount } = await query(
    'select from private.portal_access where client_id = $1 and person_id = $2',
    [clientId, personId],
  );
  if (!rowCount) throw new FunctionError('conflict');
}
