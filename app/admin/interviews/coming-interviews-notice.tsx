import type { ReactNode } from 'react';
import { formatTime } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { usePanelQuery } from '../applications/data/use-panel-query.ts';
import { useMessages } from '../use-messages.ts';
import { findComing } from './coming-interviews.ts';
import { listOfApplication } from './data.ts';

type ComingInterviewsNoticeProps = {
  applicationId: string;
  /** A hire keeps the interviews (490). A rejection and a move to another job cancel them and email everyone invited. */
  effect: 'kept' | 'ended';
};

/** Names the coming interviews of an application and what a move does to them. */
export function ComingInterviewsNotice({ applicationId, effect }: ComingInterviewsNoticeProps) {
  const messages = useMessages('interviews')[effect];
  const language = useLanguage();
  const { data: interviews = [] } = usePanelQuery(applicationId, 'interviews', listOfApplication);
  const { booked, isProposed } = findComing(interviews);
  if (booked.length === 0 && !isProposed) return null;
  const times = new Intl.ListFormat(language).format(
    booked.map((time) => formatTime(time, language)),
  );
  return (
    <Notice>
      {booked.length > 0 && (
        <p>{formatPlural(messages.booked, booked.length, language, { times })}</p>
      )}
      {isProposed && <p>{messages.proposed}</p>}
    </Notice>
  );
}

/** Says how many people lose a coming interview when many are rejected at once. */
export function EndedInterviewsNotice({ count }: { count: number }) {
  const { ended } = useMessages('interviews');
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <Notice>
      <p>{formatPlural(ended.many, count, language)}</p>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="grid gap-1 rounded-lg bg-amber-soft px-3 py-2.5 text-amber">
      {children}
    </div>
  );
}
