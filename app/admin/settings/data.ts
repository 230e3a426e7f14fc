import type { Database } from '../../../domain/database.types.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { unwrap, unwrapRaised } from '../../backend/unwrap.ts';
import { rowFields } from '../kit/saved-fields/data/row-fields.ts';

export type Settings = {
  requireSecondFactor: boolean;
  /** Number of staff without a second factor. */
  withoutSecondFactor: number;
};

export async function readSettings(client: BrowserClient): Promise<Settings> {
  const rows = await unwrap(client.from('settings').select('key, value'));
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const { count } = await client
    .from('staff_list')
    .select('user_id', { count: 'exact', head: true })
    .eq('standing', 'active')
    .eq('has_second_factor', false)
    .throwOnError();
  return {
    requireSecondFactor: values.get('require_second_factor') === true,
    withoutSecondFactor: count ?? 0,
  };
}

/** Throws if no row was updated: the row always exists, so the change was not allowed. */
export async function setSecondFactorRequired(
  client: BrowserClient,
  isRequired: boolean,
): Promise<void> {
  const settings = client.from('settings').update({ value: isRequired });
  await unwrapRaised(settings.eq('key', 'require_second_factor').select('key').single());
}

export type RetentionPeriod = Pick<
  Database['public']['Tables']['retention_periods']['Row'],
  'purpose' | 'months' | 'quarantine_days'
> & { description: LocalizedText };

export async function listRetentionPeriods(client: BrowserClient): Promise<RetentionPeriod[]> {
  const rows = await unwrap(
    client.from('retention_periods').select('purpose, months, quarantine_days, description'),
  );
  return rows as RetentionPeriod[];
}

export const retentionSource = (client: BrowserClient, purpose: string) =>
  rowFields(client, {
    table: 'retention_periods',
    key: { purpose },
    columns: ['months', 'quarantine_days'],
  });
