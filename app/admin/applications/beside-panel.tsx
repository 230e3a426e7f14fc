import type { ReactNode } from 'react';
import { type Neighbours, Panel } from './panel/panel.tsx';
import { usePanelKeys } from './use-board-keys.ts';
import { useOpenApplication } from './use-panel-address.ts';

type BesidePanelProps = {
  children: ReactNode;
  findNeighbours: (id: string) => Neighbours;
};

/** The screen, and the open application at its side. */
export function BesidePanel({ children, findNeighbours }: BesidePanelProps) {
  const { openId, setOpen } = useOpenApplication();

  function close() {
    setOpen(undefined);
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(openId ?? '')}"]`);
    card?.focus();
  }

  return (
    <div className="min-[78rem]:flex">
      <div className="min-w-0 grow">{children}</div>
      {openId && (
        <OpenPanel
          id={openId}
          neighbours={findNeighbours(openId)}
          onOpen={setOpen}
          onClose={close}
        />
      )}
    </div>
  );
}

type OpenPanelProps = {
  id: string;
  neighbours: Neighbours;
  onOpen: (id: string) => void;
  onClose: () => void;
};

function OpenPanel(props: OpenPanelProps) {
  usePanelKeys(props);
  return <Panel {...props} />;
}
