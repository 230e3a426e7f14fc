import { type FormEvent, useState } from 'react';
import { parseSubscription } from '../../../domain/people/newsletter.ts';
import { Alpaca } from '../../art/alpaca.tsx';
import { codeOf } from '../../backend/backend-error.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';
import { callOwnPage } from '../person/data.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import { useSite } from '../shell/site-context.tsx';
import type { Route } from './+types/unsubscribe.ts';

type Outcome = 'done' | 'invalid' | 'failed';

export const handle = { cache: 'private', audience: 'recipient' } satisfies RouteHandle;

/** Requires a click: mail scanners open every link of a mail. */
export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const { newsletter, ...others } = getMessages('unsubscribe', language);
  const from = parseSubscription(args.url.searchParams.get('from'));
  const messages = from === 'newsletter' ? { ...others, ...newsletter } : others;
  // A form that was submitted without JavaScript returns with its outcome in the query.
  const outcomeParam = args.url.searchParams.get('outcome');
  const outcome: Outcome | undefined =
    outcomeParam === 'done' || outcomeParam === 'invalid' ? outcomeParam : undefined;
  return {
    messages,
    from,
    outcome,
    meta: [
      { title: fill(messages.pageTitle, { siteName: site.name }) },
      { name: 'robots', content: 'noindex' },
    ],
  };
}

export const meta = pageMeta;

export default function Unsubscribe({ loaderData, params }: Route.ComponentProps) {
  const { messages, from } = loaderData;
  const { token } = params;
  const { contactEmail } = useSite();
  const [outcome, setOutcome] = useState<Outcome | undefined>(loaderData.outcome);
  const stop = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await callOwnPage({ action: 'unsubscribe', token, from });
      setOutcome('done');
    } catch (error) {
      setOutcome(['failed', 'offline'].includes(codeOf(error)) ? 'failed' : 'invalid');
    }
  };
  const { title, text } =
    outcome === 'done' || outcome === 'invalid' ? messages[outcome] : messages;

  return (
    <Container className="grid items-center gap-10 pt-12 md:grid-cols-2 md:pt-18">
      <div>
        <div role="status">
          <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">{title}</h1>
          <p className="measure-46 pt-4 pb-7 text-[1.1rem] text-soft">
            {fillAny(text, { email: contactEmail })}
          </p>
          {outcome === 'failed' && <p className="pb-4 font-semibold">{messages.failed}</p>}
        </div>
        {outcome === 'done' ? (
          <LocalizedLink
            to={from === 'newsletter' ? '/blog' : '/available-jobs'}
            className={buttonClass()}
          >
            {messages.done.next}
          </LocalizedLink>
        ) : (
          outcome !== 'invalid' && (
            <form method="post" action="/functions/v1/person" onSubmit={stop}>
              <input type="hidden" name="action" value="unsubscribe" />
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="from" value={from} />
              <Button type="submit">{messages.unsubscribe}</Button>
            </form>
          )
        )}
      </div>
      <Alpaca pose="asleep" className="mx-auto w-full max-w-80" />
    </Container>
  );
}
