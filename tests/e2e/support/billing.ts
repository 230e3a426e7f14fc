import type { Backend } from './backend.ts';

const seller = {
  name: 'Prov Rekrytering AB',
  organisation_number: '000000-0000',
  vat_number: 'SE000000000001',
  email: 'hej@alpaca.example',
  phone: '',
  bankgiro: '000-0000',
  has_f_tax: true,
  office: { street: 'Ullgatan 1', postal_code: '000 00', city: 'Ullköping', country: 'SE' },
};

/** A plan since the beginning of last year, for 31,000 kronor a month. */
export async function addPlan({ service }: Backend, clientId: string): Promise<string> {
  const { data: plan } = await service
    .from('client_plans')
    .insert({
      client_id: clientId,
      plan: 'medium',
      starts_on: `${new Date().getFullYear() - 1}-01-01`,
    })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('client_plan_prices')
    .insert({ client_plan_id: plan.id, monthly_amount: 3_100_000, currency: 'SEK' })
    .throwOnError();
  return plan.id;
}

type Invoiced = { clientId: string; planId: string; month: string };

/** The invoice of a whole month of the plan; a draft unless it is sent. */
export async function addInvoice(
  { service }: Backend,
  { clientId, planId, month }: Invoiced,
  dueOn?: string,
) {
  const { data: invoice } = await service
    .from('invoices')
    .insert({
      client_id: clientId,
      month: `${month}-01`,
      currency: 'SEK',
      language: 'sv',
      vat_treatment: 'domestic',
      vat_rate: 25,
      net_amount: 3_100_000,
      vat_amount: 775_000,
      total_amount: 3_875_000,
    })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('invoice_lines')
    .insert({
      invoice_id: invoice.id,
      position: 0,
      kind: 'plan',
      client_plan_id: planId,
      description: 'Abonnemang Medium',
      starts_on: `${month}-01`,
      ends_on: `${month}-28`,
      days: 28,
      days_in_month: 28,
      unit_amount: 3_100_000,
      amount: 3_100_000,
    })
    .throwOnError();
  if (!dueOn) return { id: invoice.id, number: null };
  const { data: sent } = await service
    .from('invoices')
    .update({
      state: 'sent',
      issued_on: `${month}-28`,
      due_on: dueOn,
      sent_at: new Date().toISOString(),
      seller,
      buyer: {
        name: 'Kupan AB',
        organisation_number: null,
        vat_number: null,
        street: 'Bikupan 2',
        postal_code: '000 00',
        city: 'Honungsby',
        country: 'SE',
        reference: null,
      },
    })
    .eq('id', invoice.id)
    .select('number')
    .single()
    .throwOnError();
  return { id: invoice.id, number: sent.number };
}
