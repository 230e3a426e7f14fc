import { type FormEvent, useState } from 'react';
import { submissionOutcomes } from '../../../domain/forms/submission-outcome.ts';
import { Alpaca } from '../../art/alpaca.tsx';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { getMessages } from '../../messages.server.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';
import { type ConfirmOutcome, confirmSubmission } from '../confirm/data.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { openPage } from '../shell/open-page.server.ts';
import { useSite } from '../shell/site-context.tsx';
import type { Route } from './+types/confirm.ts';

export const handle = { cache: 'private', audience: 'recipient' } satisfies RouteHandle;

/** Only the button confirms: mail scanners open every link of a mail. */
export function loader(args: Route.LoaderArgs) {
  const { site, language } = openPage(args);
  const messages = getMessages('confirm', language);
  // A form that was submitted without JavaScript returns with its outcome in the query.
  const outcomeParam = args.url.searchParams.get('outcome');
  const outcome: ConfirmOutcome | undefined = [...submissionOutcomes, 'invalid' as const].find(
    (option) => option === outcomeParam,
  );
  const meta = [
    { title: fill(messages.pageTitle, { siteName: site.name }) },
    { name: 'robots', content: 'noindex' },
  ];
  return { messages, outcome, meta };
}

export const meta = pageMeta;

export default function Confirm({ loaderData, params }: Route.ComponentProps) {
  const { messages } = loaderData;
  const { contactEmail } = useSite();
  const [outcome, setOutcome] = useState<ConfirmOutcome | undefined>(loaderData.outcome);
  const [isSending, setSending] = useState(false);
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setOutcome(await confirmSubmission(params.token));
    setSending(false);
  };
  const isAgain = outcome === 'applied_again' || outcome === 'applied_again_with_cv';
  const isSubscribed = outcome === 'subscribed';
  const isConfirmed = outcome === 'done' || isAgain || isSubscribed;
  const { title, text } = isAgain
    ? messages.appliedAgain
    : outcome === 'done' || outcome === 'invalid' || outcome === 'subscribed'
      ? messages[outcome]
      : messages;

  return (
    <Container className="grid items-center gap-10 pt-12 md:grid-cols-2 md:pt-18">
      <div>
        <div role="status">
          <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">{title}</h1>
          <p className="measure-46 pt-4 pb-7 text-[1.1rem] text-soft">
            {fillAny(text, { email: contactEmail })}
            {outcome === 'applied_again_with_cv' && ` ${messages.appliedAgain.cv}`}
          </p>
          {outcome === 'failed' && <p className="pb-4 font-semibold">{messages.failed}</p>}
        </div>
        {isConfirmed ? (
          <LocalizedLink to={isSubscribed ? '/blog' : '/available-jobs'} className={buttonClass()}>
            {isSubscribed ? messages.subscribed.blog : messages.done.jobs}
          </LocalizedLink>
        ) : (
          outcome !== 'invalid' && (
            <form method="post" action="/functions/v1/confirm-submission" onSubmit={confirm}>
              <input type="hidden" name="token" value={params.token} />
              <Button type="submit" disabled={isSending}>
                {messages.submit}
              </Button>
            </form>
          )
        )}
      </div>
      <Alpaca pose="writing" className="mx-auto w-full max-w-80 overflow-visible" />
    </Container>
  );
}
