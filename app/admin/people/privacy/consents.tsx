import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { PersonConsent } from '../data/people.ts';

export function Consents({ consents }: { consents: PersonConsent[] }) {
  const { consents: messages } = useMessages('people');
  return (
    <Section title={messages.title}>
      {consents.length === 0 ? (
        <p className="text-soft">{messages.none}</p>
      ) : (
        <ul className="grid gap-2.5">
          {consents.map((consent) => (
            <Consent key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Consent({ consent }: { consent: PersonConsent }) {
  const { consents: messages, languages } = useMessages('people');
  const language = useLanguage();
  const day = (value: string) => formatDay(new Date(value), language);
  const {
    purpose,
    text,
    given_at: givenAt,
    expires_at: until,
    withdrawn_at: withdrawnAt,
  } = consent;

  return (
    <li className="grid gap-0.5">
      <span className="font-semibold">{messages.purposes[purpose]}</span>
      <span className="text-soft tabular-nums">
        {[
          fill(messages.givenOn, { date: day(givenAt) }),
          until && !withdrawnAt && fill(messages.untilDay, { date: day(until) }),
          withdrawnAt && fill(messages.withdrawn, { date: day(withdrawnAt) }),
          text && fill(messages.version, { version: text.version }),
          languages[consent.language],
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}
