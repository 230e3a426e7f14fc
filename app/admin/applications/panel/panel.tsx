import { useEffect, useRef } from 'react';
import { Alpaca } from '../../../art/alpaca.tsx';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useShortcuts } from '../../shell/shortcuts/shortcuts-context.ts';
import { useMessages } from '../../use-messages.ts';
import { type Application, findApplication, findAwaitingErasure } from '../data/application.ts';
import { useFollowPanel, usePanelQuery } from '../data/use-panel-query.ts';
import { PanelActions } from './panel-actions.tsx';
import { PanelHead } from './panel-head.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { useShowMoves } from './use-show-moves.ts';

export type Neighbours = {
  /** Open the application above or below, if there is one. */
  openPrevious: (() => void) | undefined;
  openNext: (() => void) | undefined;
  /** “3 of 21”, if the list is known. */
  position: string | undefined;
};

type ApplicationPanelProps = {
  id: string;
  neighbours: Neighbours;
  onClose: () => void;
};

/** One application beside the board. It has its own URL, so it can be shared. */
export function ApplicationPanel({ id, neighbours, onClose }: ApplicationPanelProps) {
  const messages = useMessages('applications');
  const describeError = useDescribeError();
  const panel = useRef<HTMLElement>(null);
  const { keys } = messages;
  const { group } = keys;
  const { openNext, openPrevious } = neighbours;
  useShortcuts([
    { keys: 'j', label: keys.next, group, run: () => openNext?.() },
    { keys: 'k', label: keys.previous, group, run: () => openPrevious?.() },
    { keys: 'Escape', label: keys.close, group, run: onClose },
  ]);
  const { data: application, isPending, error } = usePanelQuery(id, 'row', findApplication);
  useFollowPanel(id, application?.personId);
  useShowMoves(id);

  // The panel takes the focus when it opens and keeps it from one application to the next.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={messages.panel.label}
      className="fixed inset-x-0 top-14 bottom-0 z-30 flex flex-col border-line bg-page outline-none md:top-0 md:left-auto md:w-[28rem] md:border-l min-[78rem]:sticky min-[78rem]:z-0 min-[78rem]:h-[calc(100dvh-var(--bulk-panel,0px))] min-[78rem]:flex-none"
    >
      {application ? (
        <PanelContent key={id} {...{ application, neighbours, onClose }} />
      ) : isPending ? (
        <PanelSkeleton />
      ) : (
        <div className="grid content-start gap-2 p-5">
          <Button variant="paper" size="compact" className="justify-self-end" onClick={onClose}>
            {messages.panel.close}
          </Button>
          {error ? (
            <p role="alert">{describeError(error, messages.loadFailed)}</p>
          ) : (
            <UnreadableApplication id={id} />
          )}
        </div>
      )}
    </aside>
  );
}

type PanelContentProps = Omit<ApplicationPanelProps, 'id'> & { application: Application };

function PanelContent({ application, neighbours, onClose }: PanelContentProps) {
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto px-5 pt-4 pb-6 wrap-anywhere">
        <PanelHead {...{ application, neighbours, onClose }} />
        <PanelTabs application={application} />
      </div>
      {!application.withdrawnAt && !application.erasedAt && (
        <PanelActions application={application} />
      )}
    </>
  );
}

function PanelSkeleton() {
  return (
    <div className="grid gap-3 p-5">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="mt-4 h-96" />
    </div>
  );
}

/**
 * Shown if the application cannot be read: its person awaits erasure, it was removed, or the caller may
 * not see it.
 */
function UnreadableApplication({ id }: { id: string }) {
  const { panel } = useMessages('applications');
  const language = useLanguage();
  const { data: hidden, isPending } = usePanelQuery(id, 'hidden', findAwaitingErasure);
  if (isPending) return null;
  const picture = <Alpaca pose="asleep" className="w-40" />;
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
