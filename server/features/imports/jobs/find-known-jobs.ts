import { foldHeader } from '../../../../domain/imports/presets.ts';
import type { Query } from '../../../postgres/query.ts';

type KnownJob = { id: string; client_id: string | null; en: string | null; sv: string | null };

export type KnownJobs = {
  /** The job with that title for the same client. */
  find: (title: string, clientId: string | null) => string | undefined;
  add: (id: string, title: string, clientId: string | null) => void;
};

const keyOf = (title: string, clientId: string | null) => `${clientId ?? ''}:${foldHeader(title)}`;

export async function loadKnownJobs(query: Query): Promise<KnownJobs> {
  const { rows } = await query<KnownJob>(
    `select id, client_id, title ->> 'en' as en, title ->> 'sv' as sv from public.jobs
     where id not in (select private.hidden_jobs())`,
  );
  const idByKey = new Map<string, string>();
  const add = (id: string, title: string, clientId: string | null) => {
    idByKey.set(keyOf(title, clientId), id);
  };
  for (const { id, client_id: clientId, en, sv } of rows) {
    for (const title of [en, sv]) if (title) add(id, title, clientId);
  }
  return { add, find: (title, clientId) => idByKey.get(keyOf(title, clientId)) };
}
