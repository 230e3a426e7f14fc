import { isbot } from 'isbot';
import { analyticsEvent } from '../../../domain/analytics-event.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import { cleanInput } from '../../functions/clean-input.ts';
import { readJson } from '../../functions/submission.ts';
import { networkOf } from '../../http/client/client-network.ts';
import { db } from '../../postgres/query.ts';
import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';

const maxEventBytes = 16 * 1024;

/** Takes the events of the analytics beacon. Events of robots are accepted and not stored. */
export const track: RemoteFunction = { name: 'track', roles: 'anyone', handle };

async function handle({ request, address, context }: Call): Promise<Response> {
  const body = await readJson(request, maxEventBytes);
  const parsed = analyticsEvent.safeParse(cleanInput(body));
  const invalid = () => Response.json({ error: 'This is not an event.' }, { status: 400 });
  if (!parsed.success) return invalid();
  const accepted = () => new Response(null, { status: 202 });
  if (isbot(request.headers.get('user-agent'))) return accepted();

  const { name, path, language, properties } = parsed.data;
  try {
    await context.database.query(
      db.insertInto('analytics_events').values({
        name,
        path,
        language,
        referrer_host: hostOf(properties.referrer),
        properties,
      }),
    );
  } catch (error) {
    // Only the database knows how many bytes all properties take up together.
    if (hasSqlstate(error, sqlstate.checkViolation)) return invalid();
    throw error;
  }
  // The calendar was opened, so a call was offered.
  if (name === 'booking_click' && typeof properties.link === 'string') {
    await context.database.query('select private.record_booking_click($1, $2)', [
      properties.link,
      networkOf(address),
    ]);
  }
  return accepted();
}

function hostOf(referrer: unknown): string | undefined {
  if (typeof referrer !== 'string' || !URL.canParse(referrer)) return undefined;
  return new URL(referrer).hostname.slice(0, 253) || undefined;
}
