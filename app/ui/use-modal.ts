import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** A dialog over the page. It is closed before it is taken away, so that the focus goes back to where it was. */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!open) return;
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [open]);

  return {
    ref,
    // The news of an earlier closing may arrive when it is open again.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
  };
}
