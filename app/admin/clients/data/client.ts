import { clientBilling, clientFacts } from '../../../../domain/clients/client.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap, unwrapRaised } from '../../../backend/unwrap.ts';
import { rowFields } from '../../kit/saved-fields/data/row-fields.ts';
import { type FieldSource, pickFields } from '../../kit/saved-fields/data/save-fields.ts';

/** Reads all that the page of a client shows. Prices and billing are null for colleagues who may not see them. */
export async function findClient(client: BrowserClient, id: string) {
  const row = await unwrap(
    client
      .from('clients')
      .select(
        `id, name, website, logo_path, location, created_at,
         details:client_details(owner_id, stage_template_id, legal_name, organisation_number, country, language, owner:staff_profiles(name)),
         billing:client_billing(vat_number, invoice_email, street, postal_code, city, reference, currency, payment_terms_days),
         contacts:client_contacts(person_id, title, is_primary, approved_email, created_at, access:client_portal_access(email, created_at, sees_billing, wants_report),
           person:people(first_name, last_name, full_name, email, phone, language, erase_after, anonymised_at)),
         plans:client_plans(id, plan, starts_on, ends_on, price:client_plan_prices(monthly_amount, currency)),
         pauses:client_plan_pauses(id, starts_on, ends_on),
         requests:client_pause_requests(id, starts_on, ends_on, message, state, created_at, person:people(full_name)),
         projects:client_projects(id, job_id, starts_on, signed_on, guarantee_ends_on, cancelled_on,
           job:jobs(hires:applications(left_on)),
           price:client_project_prices(amount, start_amount, signing_amount, currency)),
         jobs(id, title, state, kind, published_at,
           links:review_links(id, recipient_name, created_at, shared_at, expires_at, revoked_at, last_opened_at,
             items:review_link_items(id, decision, removed_at))),
         documents:client_documents(id, kind, path, file_name, mime_type, created_at)`,
      )
      .eq('id', id)
      .eq('projects.job.hires.stage', 'hired')
      .order('starts_on', { referencedTable: 'plans', ascending: false })
      .order('starts_on', { referencedTable: 'pauses', ascending: false })
      .eq('requests.state', 'pending')
      .order('starts_on', { referencedTable: 'projects', ascending: false })
      .order('created_at', { referencedTable: 'jobs', ascending: false })
      .order('created_at', { referencedTable: 'documents', ascending: false })
      .order('created_at', { referencedTable: 'contacts' })
      .maybeSingle(),
  );
  // Row-level security hides the details from editors, who read only what the site shows of a client.
  if (!row?.details) return null;
  const { details } = row;
  return {
    ...row,
    details,
    jobs: row.jobs.map((job) => ({ ...job, title: job.title as LocalizedText })),
    contacts: row.contacts
      .filter(({ person }) => !person.erase_after && !person.anonymised_at)
      .sort((one, other) => Number(other.is_primary) - Number(one.is_primary)),
  };
}

export type Client = NonNullable<Awaited<ReturnType<typeof findClient>>>;
export type Contact = Client['contacts'][number];
export type Project = Client['projects'][number];
export type ClientJob = Client['jobs'][number];
export type ClientDocument = Client['documents'][number];

/** The name, the website and the location are public. The other facts are in a separate table. */
const publicFacts = ['name', 'website', 'location'];
const detailFacts = clientFacts.keyof().options.filter((name) => !publicFacts.includes(name));

export function clientFactsSource(
  client: BrowserClient,
  id: string,
): FieldSource<{ company: string; details: string }> {
  const company = rowFields(client, { table: 'clients', key: { id }, columns: publicFacts });
  const details = rowFields(client, {
    table: 'client_details',
    key: { client_id: id },
    columns: detailFacts,
  });
  return {
    read: async () => {
      const [one, other] = await Promise.all([company.read(), details.read()]);
      return {
        fields: { ...one.fields, ...other.fields },
        version: { company: one.version, details: other.version },
      };
    },
    write: async (change, version) => {
      const pickChanged = (names: string[]) =>
        pickFields(
          change,
          names.filter((name) => name in change),
        );
      const [known, other] = [pickChanged(publicFacts), pickChanged(detailFacts)];
      if (Object.keys(known).length > 0 && !(await company.write(known, version.company))) {
        return false;
      }
      return Object.keys(other).length === 0 || details.write(other, version.details);
    },
  };
}

export async function updateClientOwner(client: BrowserClient, id: string, owner: string | null) {
  await unwrapRaised(
    client
      .from('client_details')
      .update({ owner_id: owner })
      .eq('client_id', id)
      .select('client_id')
      .single(),
  );
}

export async function updateLogo(client: BrowserClient, id: string, path: string | null) {
  await unwrap(
    client.from('clients').update({ logo_path: path }).eq('id', id).select('id').single(),
  );
}

export const billingSource = (client: BrowserClient, id: string) =>
  rowFields(client, {
    table: 'client_billing',
    key: { client_id: id },
    columns: clientBilling.keyof().options,
  });
