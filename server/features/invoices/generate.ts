import { invoiceGeneration, monthsInAdvance } from '../../../domain/invoices/invoice-calls.ts';
import { addMonths, monthOf } from '../../../domain/invoices/month.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { lockClientsWithVisibleBilling } from '../clients/lock-clients-with-visible-billing.ts';
import { generateDrafts } from './generate-drafts.ts';

/** Generates the drafts of a month for the clients of the caller, or for one of them. Repeating it changes nothing. */
export const generateInvoices = defineAction({
  name: 'generate-invoices',
  roles: ['admin', 'recruiter'],
  schema: invoiceGeneration,
  async run({ month, client_id: clientId }, call, staff) {
    if (month > addMonths(monthOf(toStockholmDay(new Date())), monthsInAdvance)) {
      throw new FunctionError('invalid', { fields: { month: 'date_invalid' } });
    }
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const clients = await lockClientsWithVisibleBilling(query, staff, clientId);
      if (clientId && clients.length === 0) throw new FunctionError('not_found');
      return generateDrafts(query, clients, month);
    });
  },
});
