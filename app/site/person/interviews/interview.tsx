import { formatZonedDay, formatZonedRange } from '../../../../domain/interviews/format-time.ts';
import { nameTimeZone } from '../../../../domain/interviews/time-zone.ts';
import type { OwnInterview } from '../../../../domain/own-page.ts';
import { isWebUrl } from '../../../../domain/text/safe-url.ts';
import { fill, localeOf } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { FormDisclosure } from '../form-disclosure.tsx';
import type { PersonMessages } from '../messages.en.ts';
import { ActionButton } from '../own-form.tsx';
import type { RunAction } from '../use-own-page.ts';
import { InterviewTimes } from './interview-times.tsx';

type InterviewProps = {
  interview: OwnInterview;
  messages: PersonMessages['interviews'];
  runAction: RunAction;
};

/** One interview: the times to choose from, or the booked one with its place. */
export function Interview({ interview, messages, runAction }: InterviewProps) {
  const { state, id, starts_at: start, ends_at: end, time_zone: zone } = interview;
  const language = useLanguage();
  const times = { interview, messages, runAction };
  if (state === 'cancelled') {
    return (
      <section className="rounded-2xl border border-line px-5 py-4">
        <h4 className="text-[1.15rem] font-semibold">{messages.cancelled}</h4>
        {start && (
          <p className="text-soft line-through">
            {formatZonedDay(start, zone, language)}
            {end && `, ${formatZonedRange({ start, end }, zone)}`}
          </p>
        )}
      </section>
    );
  }
  return (
    <section className="grid gap-4 rounded-2xl border border-line px-5 py-5">
      <div className="grid gap-1">
        <h4 className="text-[1.25rem] font-semibold">
          {state === 'booked' ? messages.booked : messages.choose}
        </h4>
        {start && end && (
          <p className="text-[1.15rem]">
            <time dateTime={start} className="inline-block font-semibold first-letter:uppercase">
              {formatZonedDay(start, zone, language)}, {formatZonedRange({ start, end }, zone)}
            </time>{' '}
            <span className="text-soft">({nameTimeZone(zone, language)})</span>
          </p>
        )}
        <p className="text-soft">{describeInterview(interview, messages, localeOf(language))}</p>
        {state === 'booked' && <Place interview={interview} messages={messages} />}
      </div>
      {interview.message && <p className="measure-52 whitespace-pre-line">{interview.message}</p>}
      {state === 'proposed' && <InterviewTimes {...times} />}
      {state === 'booked' && start && (
        <>
          {interview.times.length > 0 && (
            // Another time closes the list, so that the new time and the way to cancel it are in sight.
            <FormDisclosure key={start} title={messages.move} quiet>
              <InterviewTimes {...times} />
            </FormDisclosure>
          )}
          <FormDisclosure title={messages.cancel} quiet>
            <p className="measure-52 pb-3">{messages.cancelText}</p>
            <ActionButton
              call={{ action: 'cancel_interview', interview_id: id, starts_at: start }}
              runAction={runAction}
              done={messages.cancelDone}
              variant="danger"
            >
              {messages.cancelConfirm}
            </ActionButton>
          </FormDisclosure>
        </>
      )}
    </section>
  );
}

function describeInterview(
  { kind, minutes, with: names }: OwnInterview,
  messages: PersonMessages['interviews'],
  locale: string,
): string {
  const length = fill(messages.length, { kind: messages.kinds[kind], minutes: String(minutes) });
  if (names.length === 0) return length;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return `${length} ${fill(messages.youWillMeet, { names: list })}`;
}

function Place({ interview: { place, kind }, messages }: Omit<InterviewProps, 'runAction'>) {
  if (!place) return kind === 'phone' ? <p className="text-soft">{messages.weCall}</p> : null;
  return isWebUrl(place) ? (
    <p>
      <a href={place} rel="noreferrer" className="underline underline-offset-4">
        {kind === 'video' ? messages.join : place}
      </a>
    </p>
  ) : (
    <p>{place}</p>
  );
}
