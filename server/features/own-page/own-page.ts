import { z } from 'zod';
import { parseSubscription } from '../../../domain/people/newsletter.ts';
import { type PersonCall, personCall } from '../../../domain/people/person.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import {
  limitAddress,
  limitBookings,
  limitChanges,
  mailLimit,
} from '../../functions/limits/limit.ts';
import { backTo } from '../../functions/responses.ts';
import { bookInterview, cancelOwnInterview } from '../interviews/own-interviews.ts';
import { correct } from './correct.ts';
import { erase } from './erase.ts';
import { exportEverything, requirePerson } from './export.ts';
import { leave } from './leave.ts';
import { openLink, requireWhole } from './open-link.ts';
import { pause } from './pause.ts';
import { renew } from './renew.ts';
import { resendLink, sendLink } from './send-link.ts';
import { show } from './show.ts';
import { parts, unfold } from './unfold.ts';
import { unsubscribe } from './unsubscribe.ts';
import { withdraw } from './withdraw.ts';

/** The actions of a person's own page. A mailed link is the only way to it. */
const personAction = defineAction({
  name: 'person',
  roles: 'anyone',
  schema: z.preprocess(unfold, personCall),
  page(given, response, sent) {
    if (given.action === 'export') return;
    if (given.action === 'unsubscribe')
      return `/unsubscribe/${given.token}?from=${given.from}&outcome=${response ? 'done' : 'lost'}`;
    return backTo(sent, { outcome: outcomeOf(given, response) });
  },
  async run(given, call) {
    if (given.action === 'send_link') {
      await limitAddress(call, 'person-link', mailLimit);
      return sendLink(given, call);
    }
    if (given.action === 'resend_link') {
      await limitAddress(call, 'person-link', mailLimit);
      return resendLink(given, call);
    }
    const link = await openLink(call.context.database.query, given.token);
    if (given.action === 'unsubscribe') return unsubscribe(link, given.from, call);
    if (link.purpose === 'unsubscribe') throw new FunctionError('not_allowed');
    // Nobody has to wait to read the page or to be erased.
    if (given.action !== 'show' && given.action !== 'erase')
      await limitChanges(call.context.database.query, link.personId);
    if (given.action === 'book_interview' || given.action === 'cancel_interview')
      await limitBookings(call.context.database.query, link.personId);
    switch (given.action) {
      case 'show':
        return show(link, call);
      case 'correct':
        return correct(link, given, call);
      case 'withdraw':
        return withdraw(link, given, call);
      case 'book_interview':
        return bookInterview(link, given, call);
      case 'cancel_interview':
        return cancelOwnInterview(link, given, call);
      case 'pause':
      case 'resume':
        return pause(requireWhole(link), given, call);
      case 'leave':
        return leave(requireWhole(link), given, call);
      case 'renew':
        return renew(requireWhole(link), call);
      case 'export':
        return exportEverything(requireWhole(link), call, {
          requireOpen: () => requirePerson(call, link),
        });
      case 'erase':
        return erase(requireWhole(link), call);
    }
  },
});

/** Returns the outcome that the page announces. For a correction it names the corrected part. */
function outcomeOf(given: PersonCall, response: object = {}): string {
  if (given.action === 'correct') return parts.find((part) => given[part]) ?? 'person';
  return 'erased' in response && !response.erased ? 'held' : given.action;
}

export const ownPage: RemoteFunction = {
  ...personAction,
  handle: (call) => (isOneClick(call) ? oneClick(call) : personAction.handle(call)),
};

/** Mail programs send this request when the reader presses their "unsubscribe" button (RFC 8058). */
function isOneClick({ request }: Call): boolean {
  return request.method === 'POST' && new URL(request.url).searchParams.has('unsubscribe');
}

async function oneClick(call: Call): Promise<Response> {
  const { searchParams } = new URL(call.request.url);
  const link = await openLink(call.context.database.query, searchParams.get('unsubscribe') ?? '');
  await unsubscribe(link, parseSubscription(searchParams.get('from')), call);
  return new Response(null, { status: 204 });
}
