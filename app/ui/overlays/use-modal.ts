import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

const doubleClickMs = 600;

/** The second click of a double click would otherwise land on the page behind the dialog. */
function ignoreDoubleClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true });
  setTimeout(() => document.removeEventListener('click', ignore, { capture: true }), doubleClickMs);
}

/** A modal dialog. It is closed before it is removed, so that the browser restores focus. */
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
    // The event of an earlier closing may arrive after it was opened again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}
