import type { ClientPlan } from '../../../../domain/clients/client-plan.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type PlanUse = {
  plan: ClientPlan | null;
  isPaused: boolean;
  allowed: number;
  used: number;
  /** The owner of the client, who can agree on a larger plan. */
  ownerId: string | null;
  /** The other open searches, of which one can make room. */
  others: { id: string; title: LocalizedText }[];
};

/** Returns the use of the client's plan if it has no room for this search; null if it has. */
export async function findFullPlan(
  client: BrowserClient,
  clientId: string,
  jobId: string,
): Promise<PlanUse | null> {
  const use = await unwrap(
    client.rpc('get_plan_use', { client: clientId, without_job: jobId }).single(),
  );
  if (!use.is_limited || use.in_use < use.allowed) return null;
  const others = await unwrap(
    client
      .from('jobs')
      .select('id, title, projects:client_projects(cancelled_on)')
      .eq('client_id', clientId)
      .eq('kind', 'client')
      .eq('state', 'open')
      .neq('id', jobId)
      .order('published_at'),
  );
  const details = await unwrap(
    client.from('client_details').select('owner_id').eq('client_id', clientId).single(),
  );
  return {
    ownerId: details.owner_id,
    plan: use.plan as ClientPlan | null,
    isPaused: use.is_paused,
    allowed: use.allowed,
    used: use.in_use,
    others: others
      .filter(({ projects }) => !projects.some(({ cancelled_on }) => cancelled_on === null))
      .map(({ id, title }) => ({ id, title: title as LocalizedText })),
  };
}

/** Closes a search to make room for another. Its applications stay as they are. */
export async function pauseSearch(client: BrowserClient, jobId: string): Promise<void> {
  await unwrap(client.from('jobs').update({ state: 'closed' }).eq('id', jobId).eq('state', 'open'));
}
