import type { ClientBase } from 'pg';

const purposes = [
  'application',
  'candidate_bank',
  'freelance_network',
  'waiting_list',
  'contact',
  'calculation',
  'newsletter',
] as const;

export type ConsentTextIds = Record<(typeof purposes)[number], string>;

/** The id of the current consent text for each purpose. */
export async function readConsentTextIds(client: ClientBase): Promise<ConsentTextIds> {
  const { rows } = await client.query<{ purpose: string; id: string }>(
    'select distinct on (purpose) purpose, id from public.consent_texts order by purpose, version desc',
  );
  const ids = new Map(rows.map(({ purpose, id }) => [purpose, id]));
  return Object.fromEntries(
    purposes.map((purpose) => {
      const id = ids.get(purpose);
      if (!id) throw new Error(`there is no consent text for ${purpose}`);
      return [purpose, id];
    }),
  ) as ConsentTextIds;
}
