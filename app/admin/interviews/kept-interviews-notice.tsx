import { formatTime } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { usePanelQuery } from '../applications/data/use-panel-query.ts';
import { useMessages } from '../use-messages.ts';
import { findComing } from './coming-interviews.ts';
import { listOfApplication } from './data.ts';

/** Names the coming interviews of an application, which a hire does not cancel (490). */
export function KeptInterviewsNotice({ applicationId }: { applicationId: string }) {
  const { kept } = useMessages('interviews');
  const language = useLanguage();
  const { data: interviews = [] } = usePanelQuery(applicationId, 'interviews', listOfApplication);
  const { booked, isProposed } = findComing(interviews);
  if (booked.length === 0 && !isProposed) return null;
  const times = new Intl.ListFormat(language).format(
    booked.map((time) => formatTime(time, language)),
  );
  return (
    <div role="status" className="grid gap-1 rounded-lg bg-amber-soft px-3 py-2.5 text-amber">
      {booked.length > 0 && <p>{formatPlural(kept.booked, booked.length, language, { times })}</p>}
      {isProposed && <p>{kept.proposed}</p>}
    </div>
  );
}
