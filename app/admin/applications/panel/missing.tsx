import { AlpacaAsleep } from '../../../art/alpaca-asleep.tsx';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useMessages } from '../../use-messages.ts';
import { findHidden } from '../data/application.ts';
import { usePanelQuery } from '../data/use-panel-query.ts';

/** Stands where an application cannot be read: hidden until its person is erased, removed, or not the caller's to see. */
export function Missing({ id }: { id: string }) {
  const { panel } = useMessages('applications');
  const language = useLanguage();
  const { data: hidden, isPending } = usePanelQuery(id, 'hidden', findHidden);
  if (isPending) return null;
  const picture = <AlpacaAsleep className="w-40" />;
  if (!hidden) return <EmptyState picture={picture} {...panel.gone} />;
  const date = formatDay(new Date(hidden.erase_after), language);
  return (
    <EmptyState
      picture={picture}
      title={panel.hidden.title}
      text={fill(panel.hidden.text, { date })}
      action={
        <LocalizedLink
          to={`/admin/applicants/${hidden.person_id}`}
          className={buttonClass({ variant: 'paper', size: 'compact' })}
        >
          {panel.hidden.open}
        </LocalizedLink>
      }
    />
  );
}
