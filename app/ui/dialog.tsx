import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** For what has to be read beside each other or at length. */
  wide?: boolean;
};

/** The browser's own modal dialog: focus stays inside, Escape closes, focus returns. */
export function Dialog({ open, onClose, title, children, actions, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={clsx('dialog', wide && 'max-w-[56rem]!')}
    >
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

/** For a form inside the dialog, which has its buttons within itself. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 pt-2">{children}</div>;
}
