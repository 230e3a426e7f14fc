import { sql } from 'kysely';
import { type ClientPlan, clientPlans } from '../../../domain/clients/client-plan.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { ClientAccount } from '../../../domain/invoices/compose-invoices.ts';
import { halfKey, type ProjectLine } from '../../../domain/invoices/invoice-line.ts';
import { firstDayOf, lastDayOf } from '../../../domain/invoices/month.ts';
import type { Language } from '../../../domain/language.ts';
import { anyOf, db, type Query } from '../../postgres/query.ts';

export type LoadedAccount = ClientAccount & { clientId: string; language: Language };

/** Reads all that can be on the invoices of these clients for a month, with one statement per table. */
export async function loadAccounts(
  query: Query,
  ids: readonly string[],
  month: string,
): Promise<LoadedAccount[]> {
  const days: Days = { first: firstDayOf(month), last: lastDayOf(month) };
  const { rows: clients } = await query(selectClients(ids));
  const plans = await query(selectPlans(ids, days));
  const pauses = await query(selectPauses(ids, days));
  const projects = await query(selectProjects(ids, days));
  const invoiced = await query(selectInvoiced(ids, days));
  return clients.map(({ id, country, language, vat_number: vatNumber }) => {
    const ofClient = <Row extends { client_id: string }>({ rows }: { rows: Row[] }) =>
      rows.filter((row) => row.client_id === id);
    return {
      clientId: id,
      country,
      language,
      vatNumber,
      plans: ofClient(plans).map((plan) => ({
        id: plan.id,
        plan: requirePlan(plan.plan),
        startsOn: plan.starts_on,
        endsOn: plan.ends_on,
        monthlyAmount: plan.monthly_amount,
        currency: plan.currency,
      })),
      pauses: ofClient(pauses).map((pause) => ({
        startsOn: pause.starts_on,
        endsOn: pause.ends_on,
      })),
      projects: ofClient(projects).map((project) => ({
        id: project.id,
        jobTitle: project.is_restricted ? null : inLanguage(project.title, language),
        startsOn: project.starts_on,
        signedOn: project.signed_on,
        amount: project.amount,
        currency: project.currency,
      })),
      invoiced: new Set(
        ofClient(invoiced).map(({ kind, client_project_id: projectId }) =>
          halfKey({ kind: kind as ProjectLine['kind'], projectId: String(projectId) }),
        ),
      ),
    };
  });
}

type Days = { first: string; last: string };

const selectClients = (ids: readonly string[]) =>
  db
    .selectFrom('client_details as details')
    .innerJoin('client_billing as billing', 'billing.client_id', 'details.client_id')
    .select(['details.client_id as id', 'country', 'language', 'vat_number'])
    .where('details.client_id', '=', anyOf(ids));

const selectPlans = (ids: readonly string[], { first, last }: Days) =>
  db
    .selectFrom('client_plans as plan')
    .innerJoin('client_plan_prices as price', 'price.client_plan_id', 'plan.id')
    .select(['id', 'client_id', 'plan', 'starts_on', 'ends_on', 'monthly_amount', 'currency'])
    .where('client_id', '=', anyOf(ids))
    .where('starts_on', '<=', last)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', first)]));

const selectPauses = (ids: readonly string[], { first, last }: Days) =>
  db
    .selectFrom('client_plan_pauses')
    .select(['client_id', 'starts_on', 'ends_on'])
    .where('client_id', '=', anyOf(ids))
    .where('starts_on', '<=', last)
    .where('ends_on', '>=', first);

const selectProjects = (ids: readonly string[], { last }: Days) =>
  db
    .selectFrom('client_projects as project')
    .innerJoin('client_project_prices as price', 'price.client_project_id', 'project.id')
    .innerJoin('jobs as job', 'job.id', 'project.job_id')
    .leftJoin('job_staff as staff', 'staff.job_id', 'project.job_id')
    .select(['project.id', 'project.client_id', 'title', 'starts_on', 'signed_on', 'amount'])
    .select(['price.currency', 'staff.is_restricted'])
    .where('project.client_id', '=', anyOf(ids))
    .where('starts_on', '<=', last);

/** The lines of projects on invoices that are not credited. */
const selectInvoiced = (ids: readonly string[], { first }: Days) =>
  db
    .selectFrom('invoice_lines as line')
    .innerJoin('invoices as invoice', 'invoice.id', 'line.invoice_id')
    .select(['invoice.client_id', 'line.kind', 'line.client_project_id'])
    .where('invoice.client_id', '=', anyOf(ids))
    .where('line.client_project_id', 'is not', null)
    .where('invoice.kind', '=', 'invoice')
    .where('credited_at', 'is', null)
    // The drafts of this month are about to be replaced.
    .where(sql<boolean>`not (invoice.state = 'draft' and invoice.month = ${first})`);

function requirePlan(name: string): ClientPlan {
  const plan = clientPlans.find((listed) => listed === name);
  if (!plan) throw new Error(`${name} is not on the price list`);
  return plan;
}
