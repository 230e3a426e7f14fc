import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { CalendarError } from '../../domain/interviews/calendar-url.ts';
import { mebibyte } from '../../domain/units.ts';
import {
  AddressNotAllowed,
  assertAllowedUrl,
  guardLookup,
  type IsAllowedAddress,
} from '../support/network/guard-lookup.ts';
import { isPublicAddress } from '../support/network/is-public-address.ts';
import { limitInterimResponses } from '../support/network/limit-interim-responses.ts';

/** The calendar cannot be read; the recruiter sees why. */
export class CalendarUnreadable extends Error {
  readonly reason: CalendarError;

  constructor(reason: CalendarError) {
    super(`The calendar cannot be read: ${reason}`);
    this.reason = reason;
  }
}

export type FetchLimits = {
  isAllowed: IsAllowedAddress;
  protocols: string[];
  maxBytes: number;
  timeoutMs: number;
};

export const publicInternet: FetchLimits = {
  isAllowed: isPublicAddress,
  protocols: ['https:'],
  maxBytes: 5 * mebibyte,
  timeoutMs: 15_000,
};

const maxRedirects = 3;

/**
 * Reads the text behind a URL that a recruiter has pasted. The address that is connected to is the one that was checked,
 * also after a redirect, so a name that resolves to a private network later leads nowhere.
 */
export async function fetchCalendar(url: string, limits = publicInternet): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    let target = new URL(url);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await open(target, limits, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await readText(response, limits.maxBytes);
      response.destroy();
      if (statusCode < 300 || statusCode > 399 || !headers.location) break;
      target = new URL(headers.location, target);
    }
    throw new CalendarUnreadable('not_found');
  } catch (error) {
    if (error instanceof CalendarUnreadable) throw error;
    if (error instanceof AddressNotAllowed) throw new CalendarUnreadable('not_public');
    throw new CalendarUnreadable(signal.aborted ? 'too_slow' : 'unreachable');
  }
}

function open(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  assertAllowedUrl(url, limits);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent: false,
      signal,
      lookup: guardLookup(limits.isAllowed),
      headers: { accept: 'text/calendar, */*;q=0.1', 'accept-encoding': 'identity' },
    })
      .once('response', resolve)
      .once('error', reject)
      // Without a response, for example if the server switches to another protocol.
      .once('close', () => reject(new CalendarUnreadable('unreachable')));
    limitInterimResponses(sent).end();
  });
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw new CalendarUnreadable('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
