import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FrameDialog } from './frame-dialog.tsx';

export type VersionEntry = { version: number; label: ReactNode; note: string };

type VersionsFrameProps = {
  messages: { title: string; text: string; close: string; list: string };
  entries: VersionEntry[];
  chosen: number | undefined;
  onChoose: (version: number) => void;
  onClose: () => void;
  /** Details of the selected version. */
  children: ReactNode;
};

/** A list of all versions beside the selected one. */
export function VersionsFrame(props: VersionsFrameProps) {
  const { messages, entries, chosen, onChoose, onClose, children } = props;
  return (
    <FrameDialog
      messages={messages}
      className="max-h-[calc(100dvh-2rem)] max-w-[68rem]!"
      onClose={onClose}
    >
      <div className="grid min-h-0 max-md:overflow-y-auto md:grid-cols-[17rem_minmax(0,1fr)]">
        <ul aria-label={messages.list} className="overflow-y-auto border-line p-2 md:border-r">
          {entries.map(({ version, label, note }) => {
            const isChosen = version === chosen;
            return (
              <li key={version}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onChoose(version)}
                  className={clsx(
                    'grid w-full gap-0.5 rounded-lg px-3 py-2 text-left',
                    isChosen ? 'bg-mint text-on-mint' : 'hover:bg-wool',
                  )}
                >
                  <span className="font-semibold">{label}</span>
                  <span className={clsx('text-sm', !isChosen && 'text-soft')}>{note}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {children}
      </div>
    </FrameDialog>
  );
}
