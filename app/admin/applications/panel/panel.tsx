import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDescribeError } from '../../kit/use-describe-error.ts';
import { useMessages } from '../../use-messages.ts';
import { type Application, findApplication } from '../data/application.ts';
import { useFollowPanel, usePanelQuery } from '../data/use-panel-query.ts';
import { Missing } from './missing.tsx';
import { PanelActions } from './panel-actions.tsx';
import { PanelHead } from './panel-head.tsx';
import { PanelTabs } from './panel-tabs.tsx';

export type Neighbours = {
  previous: string | undefined;
  next: string | undefined;
  /** “3 of 21”, if the list is known. */
  place: string | undefined;
};

type PanelProps = {
  id: string;
  neighbours: Neighbours;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** One application beside the board. It has its own URL, so it can be shared. */
export function Panel({ id, neighbours, onOpen, onClose }: PanelProps) {
  const texts = useMessages('applications');
  const describeError = useDescribeError();
  const panel = useRef<HTMLElement>(null);
  useFollowPanel(id);
  const { data: application, isPending, error } = usePanelQuery(id, 'row', findApplication);

  // The panel takes the focus when it opens and keeps it from one application to the next.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={texts.panel.label}
      className="fixed inset-x-0 top-14 bottom-0 z-30 flex flex-col border-line bg-page outline-none md:top-0 md:left-auto md:w-[28rem] md:border-l min-[78rem]:sticky min-[78rem]:z-0 min-[78rem]:h-dvh min-[78rem]:flex-none"
    >
      {application ? (
        <Loaded key={id} {...{ application, neighbours, onOpen, onClose }} />
      ) : isPending ? (
        <Waiting />
      ) : (
        <div className="grid content-start gap-2 p-5">
          <Button variant="paper" size="compact" className="justify-self-end" onClick={onClose}>
            {texts.panel.close}
          </Button>
          {error ? (
            <p role="alert">{describeError(error, texts.loadFailed)}</p>
          ) : (
            <Missing id={id} />
          )}
        </div>
      )}
    </aside>
  );
}

type LoadedProps = Omit<PanelProps, 'id'> & { application: Application };

function Loaded({ application, neighbours, onOpen, onClose }: LoadedProps) {
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto px-5 pt-4 pb-6">
        <PanelHead {...{ application, neighbours, onOpen, onClose }} />
        <PanelTabs application={application} />
      </div>
      {!application.withdrawnAt && <PanelActions application={application} />}
    </>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 p-5">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-4 w-48" />
      <Skeleton className="mt-4 h-96" />
    </div>
  );
}
