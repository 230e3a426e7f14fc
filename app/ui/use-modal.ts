import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

const doubleClickMs = 600;

/** The second click of a double click on a button of the dialog would land on the page behind it. */
function ignoreDoubleClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true });
  setTimeout(() => document.removeEventListener('click', ignore, { capture: true }), doubleClickMs);
}

/** A dialog over the page. It is closed before it is taken away, so that the focus goes back to where it was. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!open) return;
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      ignoreDoubleClick();
    };
  }, [open]);

  return {
    ref,
    // The news of an earlier closing may arrive when it is open again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}
