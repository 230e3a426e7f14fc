import { type RefObject, useEffect, useState } from 'react';
import { dialogErrorEvent } from './toast-error.ts';

/** Returns the error that would be a toast, for a form in a modal dialog to show, and a function that clears it. */
export function useDialogError(form: RefObject<HTMLFormElement | null>) {
  const [error, setError] = useState<string>();
  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    const show = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      setError(event.detail);
    };
    dialog?.addEventListener(dialogErrorEvent, show);
    return () => dialog?.removeEventListener(dialogErrorEvent, show);
  }, [form]);
  return [error, () => setError(undefined)] as const;
}
