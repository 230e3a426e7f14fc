import { isbot } from 'isbot';
import { analyticsEvent } from '../../../domain/analytics-event.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import { cleanInput } from '../../functions/clean-input.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitVisits } from '../../functions/limits/limit.ts';
import { readJson } from '../../functions/submission.ts';
import { networkOf } from '../../http/client/client-network.ts';
import { db, type Query } from '../../postgres/query.ts';

const maxEventBytes = 4 * 1024;
/** Bytes of a row and its index entries, beside its texts. */
const rowBytes = 150;
const maxHostLength = 100;
/** Names every path without a page, as the route of unknown paths does. */
const unknownPath = '/404';

/**
 * Takes the events of the analytics beacon. Events of robots are accepted and not stored. Nothing that the client wrote
 * freely is stored, except the host that a visitor came from.
 */
export const track: RemoteFunction = { name: 'track', roles: 'anyone', handle };

type Properties = { link?: string; referrer?: string; [name: string]: unknown };

async function handle(call: Call): Promise<Response> {
  const { request, address, context } = call;
  const body = await readJson(request, maxEventBytes);
  const parsed = analyticsEvent.safeParse(cleanInput(body));
  if (!parsed.success) return Response.json({ error: 'This is not an event.' }, { status: 400 });
  const accepted = () => new Response(null, { status: 202 });
  if (isbot(request.headers.get('user-agent'))) return accepted();

  const { query } = context.database;
  const event = parsed.data;
  const { name, language } = event;
  // The other properties have known values.
  const { link, referrer, ...properties }: Properties = event.properties;
  const path = event.path && (await findPath(call, event.path));
  const host = hostOf(referrer);
  if (!(await context.hasSpace('visits'))) throw new FunctionError('busy', { retryAfter: 300 });
  const texts = [name, path, host, JSON.stringify(properties)];
  await limitVisits(call, rowBytes + texts.join('').length);
  await query(
    db.insertInto('analytics_events').values({
      name,
      path,
      language,
      referrer_host: host,
      properties: JSON.stringify(properties),
    }),
  );
  // The calendar was opened, so a call was offered.
  if (link !== undefined)
    await query('select private.record_booking_click($1, $2)', [link, networkOf(address)]);
  return accepted();
}

/** Returns the path of a page that exists, or one path for all others. */
async function findPath({ context }: Call, givenPath: string): Promise<string> {
  const page = await context.findPage(givenPath);
  if (!page) return unknownPath;
  if (page.slug === undefined) return page.path;
  return (await isPublished(context.database.query, page.slug)) ? page.path : unknownPath;
}

async function isPublished(query: Query, slug: string): Promise<boolean> {
  const { rowCount } = await query(
    `select from public.jobs where slug = $1::text and state <> 'draft'
     union all select from public.articles where slug = $1::text and state = 'published'`,
    [slug],
  );
  return Boolean(rowCount);
}

function hostOf(referrer: string | undefined): string | undefined {
  if (referrer === undefined || !URL.canParse(referrer)) return undefined;
  return new URL(referrer).hostname.slice(0, maxHostLength) || undefined;
}
