import { type ReactNode, useRef } from 'react';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../use-messages.ts';
import { ApplicationPanel, type Neighbours } from './panel/panel.tsx';
import { followQueue, neighboursIn, type Queue } from './queue.ts';
import { useOpenApplication } from './use-panel-url.ts';

type PanelLayoutProps = {
  children: ReactNode;
  /** Returns the list in which an application is currently shown. */
  findQueue: (id: string) => Queue | undefined;
  /** Opens the page of the list after or before the one that is shown, and an application there. */
  beyond?: { openNext?: () => void; openPrevious?: () => void };
  /** Without it, the panel shows no position in the list. */
  formatCount?: (count: number) => string;
};

/** Shows the panel of the open application beside a screen. */
export function PanelLayout({ children, findQueue, beyond, formatCount }: PanelLayoutProps) {
  const { openId, setOpen } = useOpenApplication();
  const { previous, next, position } = useNeighbours(openId, findQueue, formatCount);
  const neighbours: Neighbours = {
    openPrevious: previous ? () => setOpen(previous) : beyond?.openPrevious,
    openNext: next ? () => setOpen(next) : beyond?.openNext,
    position,
  };

  function close(id: string) {
    setOpen(undefined);
    focusInList(id);
  }

  return (
    <div className="min-[78rem]:flex">
      <div className="min-w-0 grow">{children}</div>
      {openId && (
        <ApplicationPanel id={openId} neighbours={neighbours} onClose={() => close(openId)} />
      )}
    </div>
  );
}

/** Focuses the card of the board or the row of the table. */
function focusInList(id: string): void {
  const key = CSS.escape(id);
  document
    .querySelector<HTMLElement>(`[data-card="${key}"], [data-row="${key}"] [data-row-focus]`)
    ?.focus();
}

function useNeighbours(
  openId: string | undefined,
  findQueue: PanelLayoutProps['findQueue'],
  formatCount: PanelLayoutProps['formatCount'],
) {
  const messages = useMessages('applications');
  const language = useLanguage();
  // A ref, because the list in which the application was opened outlives its move out of that list (`followQueue`). It
  // is written during rendering, so that the neighbours are right immediately; writing it twice does no harm.
  const queue = useRef<Queue>(undefined);
  const shownQueue = openId ? findQueue(openId) : undefined;
  if (!openId) queue.current = undefined;
  else if (shownQueue) queue.current = followQueue(queue.current, openId, shownQueue);
  const { index, ...neighbours } = neighboursIn(queue.current, openId);
  const total = queue.current?.total;
  if (index === undefined || total === undefined || !formatCount) {
    return { ...neighbours, position: undefined };
  }
  const count = formatCount(Math.max(total, queue.current?.ids.length ?? 0));
  const position = fill(messages.panel.position, {
    position: formatNumber(index + 1, language),
    count,
  });
  return { ...neighbours, position };
}
