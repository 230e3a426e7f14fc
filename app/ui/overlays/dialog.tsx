import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Makes the dialog wide, for one in which a text is written. */
  wide?: boolean;
};

/** The browser's modal dialog: it traps focus, closes on Escape and restores focus. */
export function Dialog({ open, onClose, title, children, actions, wide }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();

  return (
    <dialog {...modal} aria-labelledby={titleId} className={clsx('dialog', wide && 'dialog-wide')}>
      <div className="grid grid-cols-1 gap-4 p-7">
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        {children}
        {actions && <DialogFooter>{actions}</DialogFooter>}
      </div>
    </dialog>
  );
}

/**
 * Holds the buttons of a form inside the dialog. It stays visible while a long dialog scrolls, and covers the padding
 * below it.
 */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-7 -mb-7 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-7 pt-4 pb-5">
      {children}
    </div>
  );
}
