import type { FormConstraints } from '../../../domain/field-constraints.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { RecruiterCard } from '../blocks/recruiter-card.tsx';
import { useSite } from '../shell/site-context.tsx';
import type { Review } from './data.ts';
import { isDecided } from './decision.tsx';
import { GoneCard, placeGone, useGonePeople } from './gone-card.tsx';
import type { ReviewMessages } from './messages.en.ts';
import { PersonCard } from './person-card.tsx';
import type { ReviewAccess } from './review-access.ts';
import { useReview } from './use-review.ts';

type ReviewViewProps = {
  access: ReviewAccess;
  page: Review;
  messages: ReviewMessages;
  constraints: FormConstraints;
};

export function ReviewView({ access, page, messages, constraints }: ReviewViewProps) {
  const language = useLanguage();
  const site = useSite();
  const { send, look } = useReview(access);
  const { items } = page;
  const [gonePeople, setGone] = useGonePeople(items);
  const rows = placeGone(items, gonePeople);
  const answeredCount = items.filter(({ decision }) => decision).length;
  const unanswered = items.filter((item) => !item.decision && !isDecided(item)).length;
  const values = {
    name: page.recipient_name.split(' ')[0] ?? '',
    count: answeredCount + unanswered,
    answered: answeredCount,
    company: page.client_name ?? site.name,
    date: formatDate(new Date(page.expires_at), language),
    email: site.contactEmail,
  };
  const progress = unanswered === 0 ? messages.allAnswered : messages.answered;

  return (
    <Container className="pt-9 wrap-anywhere md:pt-14">
      <div className="mx-auto grid max-w-[48rem] gap-9">
        <header className="grid gap-4">
          <p className="font-semibold text-soft">{fill(messages.eyebrow, values)}</p>
          <h1 className="text-[clamp(2rem,6vw,3.6rem)]">{inLanguage(page.job_title, language)}</h1>
          {items.length > 0 && (
            <p className="text-[1.15rem] text-soft">
              {formatPlural(messages.greeting, items.length, language, values)}
            </p>
          )}
        </header>
        {page.message && (
          <Card as="section" tone="peach">
            <h2 className="pb-2 font-sans text-base font-semibold tracking-normal">
              {messages.fromRecruiter}
            </h2>
            <p className="text-[1.1rem] whitespace-pre-line">{page.message}</p>
          </Card>
        )}
        {page.recruiter && (
          <RecruiterCard
            recruiter={page.recruiter}
            messages={messages.recruiter}
            subject={inLanguage(page.job_title, language)}
            className="px-7 md:px-10"
          />
        )}
        {page.withdrawn_count > 0 && (
          <p>{formatPlural(messages.withdrawn, page.withdrawn_count, language)}</p>
        )}
        {rows.length === 0 ? (
          <Card tone="wool">
            <h2 className="text-[1.5rem]">{messages.empty.title}</h2>
            <p className="pt-2">{messages.empty.text}</p>
          </Card>
        ) : (
          <section aria-label={messages.people} className="grid gap-5">
            {answeredCount + unanswered > 0 && (
              <p role="status" className="font-semibold">
                {fillAny(progress, values)}
              </p>
            )}
            <ol className="grid gap-5">
              {rows.map((row, index) => (
                <li key={row.id} id={row.id}>
                  {'index' in row ? (
                    <GoneCard person={row} messages={messages} />
                  ) : (
                    <PersonCard
                      item={row}
                      access={access}
                      messages={messages}
                      constraints={constraints}
                      send={send}
                      look={look}
                      onGone={(comment) => {
                        const { id, name } = row;
                        setGone((others) => [
                          ...others.filter((other) => other.id !== id),
                          { id, name, index, comment, isPressed: true },
                        ]);
                      }}
                    />
                  )}
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className="border-t border-line pt-6 text-[.95rem] text-soft">
          <p>
            {access.fields ? fill(messages.terms, values) : fill(messages.portalTerms, values)}{' '}
            {fill(messages.contact, values)}
          </p>
        </div>
      </div>
    </Container>
  );
}
