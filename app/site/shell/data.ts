import { type CompanyFacts, companyFacts } from '../../../domain/company/company-facts.ts';
import { type Office, office } from '../../../domain/company/office.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

// Settings of administrators that visitors can read.

type Supabase = LoadContext['supabase'];

export async function readCompany(
  supabase: Supabase,
): Promise<{ office: Office; company: CompanyFacts }> {
  const rows = await unwrap(
    supabase.from('settings').select('key, value').in('key', ['office', 'company']),
  );
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    office: office.parse(values.get('office') ?? {}),
    company: companyFacts.parse(values.get('company') ?? {}),
  };
}

export type Retention = {
  /** Months by purpose. */
  months: Record<'application' | 'candidate_bank' | 'freelance_network' | 'waiting_list', number>;
  /** Longest time between hiding and erasing a person. */
  quarantineDays: number;
};

export async function readRetention(supabase: Supabase): Promise<Retention> {
  const rows = await unwrap(
    supabase.from('retention_periods').select('purpose, months, quarantine_days'),
  );
  const periodOf = (purpose: keyof Retention['months']) => {
    const period = rows.find((row) => row.purpose === purpose);
    if (!period) throw new Error(`there is no period for ${purpose}`);
    return period;
  };
  const periods = {
    application: periodOf('application'),
    candidate_bank: periodOf('candidate_bank'),
    freelance_network: periodOf('freelance_network'),
    waiting_list: periodOf('waiting_list'),
  };
  return {
    months: {
      application: periods.application.months,
      candidate_bank: periods.candidate_bank.months,
      freelance_network: periods.freelance_network.months,
      waiting_list: periods.waiting_list.months,
    },
    quarantineDays: Math.max(...Object.values(periods).map((period) => period.quarantine_days)),
  };
}
