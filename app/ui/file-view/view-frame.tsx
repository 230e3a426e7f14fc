import type { ReactNode } from 'react';

type ViewFrameProps = { status?: string | undefined; actions: ReactNode; children: ReactNode };

/** A bar with buttons above a document that fills the rest. */
export const ViewFrame = ({ status, actions, children }: ViewFrameProps) => (
  <div className="grid size-full grid-rows-[auto_minmax(0,1fr)] gap-2">
    <div className="flex items-center gap-2">
      <span className="grow text-sm text-soft tabular-nums">{status}</span>
      {actions}
    </div>
    {children}
  </div>
);
