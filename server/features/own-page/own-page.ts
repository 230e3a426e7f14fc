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
  page(input, response, sent) {
    if (input.action === 'export') return;
    if (input.action === 'unsubscribe')
      return `/unsubscribe/${input.token}?from=${input.from}&outcome=${response ? 'done' : 'invalid'}`;
    return backTo(sent, { outcome: outcomeOf(input, response) });
  },
  async run(input, call) {
    if (input.action === 'send_link') {
      await limitAddress(call, 'person-link', mailLimit);
      return sendLink(input, call);
    }
    if (input.action === 'resend_link') {
      await limitAddress(call, 'person-link', mailLimit);
      return resendLink(input, call);
    }
    const link = await openLink(call.context.database.query, input.token);
    if (input.action === 'unsubscribe') return unsubscribe(link, input.from, call);
    if (link.purpose === 'unsubscribe') throw new FunctionError('not_allowed');
    // Reading the page and erasing oneself are not rate limited.
    if (input.action !== 'show' && input.action !== 'erase')
      await limitChanges(call.context.database.query, link.personId);
    if (input.action === 'book_interview' || input.action === 'cancel_interview')
      await limitBookings(call.context.database.query, link.personId);
    switch (input.action) {
      case 'show':
        return show(link, call);
      case 'correct':
        return correct(link, input, call);
      case 'withdraw':
        return withdraw(link, input, call);
      case 'book_interview':
        return bookInterview(link, input, call);
      case 'cancel_interview':
        return cancelOwnInterview(link, input, call);
      case 'pause':
      case 'resume':
        return pause(requireWhole(link), input, call);
      case 'leave':
        return leave(requireWhole(link), input, call);
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
function outcomeOf(input: PersonCall, response: object = {}): string {
  if (input.action === 'correct') return parts.find((part) => input[part]) ?? 'person';
  return 'erased' in response && !response.erased ? 'held' : input.action;
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
