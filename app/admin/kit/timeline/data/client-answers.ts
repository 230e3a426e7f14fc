import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';

/** The name of the client's contact and the comment on a shortlist. */
export type ClientAnswer = { name?: string; comment?: string };

type Event = { data: unknown };

/** Returns a function that finds the client answer to which an event refers. */
export async function listClientAnswers(
  client: BrowserClient,
  events: Event[],
): Promise<(event: Event) => ClientAnswer> {
  const links = new Set<string>();
  const answers = new Set<number>();
  for (const event of events) {
    const { link, answer } = keysOf(event);
    if (link) links.add(link);
    if (answer) answers.add(answer);
  }
  const [names, given] = await Promise.all([
    findNames(client, [...links]),
    findAnswers(client, [...answers]),
  ]);
  return (event) => {
    const { link, answer } = keysOf(event);
    const { contact, comment } = given.get(answer ?? 0) ?? {};
    return { name: contact || names.get(link ?? ''), comment };
  };
}

function keysOf({ data }: Event): { link?: string; answer?: number } {
  const { review_link_id: link, review_event_id: answer } = (data ?? {}) as Record<string, unknown>;
  return {
    link: typeof link === 'string' ? link : undefined,
    answer: typeof answer === 'number' ? answer : undefined,
  };
}

/** Returns the contact to whom each link was sent, by link id. */
async function findNames(client: BrowserClient, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await unwrap(client.from('review_links').select('id, recipient_name').in('id', ids));
  return new Map(rows.map(({ id, recipient_name }) => [id, recipient_name]));
}

type Answer = { contact?: string; comment?: string };

/** Answers in the portal name the contact; those by a link have the name of the link. */
async function findAnswers(client: BrowserClient, ids: number[]): Promise<Map<number, Answer>> {
  if (ids.length === 0) return new Map();
  const rows = await unwrap(
    client.from('review_events').select('id, comment, contact:people(full_name)').in('id', ids),
  );
  return new Map(
    rows.map(({ id, comment, contact }) => [
      id,
      { contact: contact?.full_name ?? undefined, comment: comment ?? undefined },
    ]),
  );
}
