import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { toastError } from '../../../ui/toast-error.ts';
import { Toaster } from '../../../ui/toaster.tsx';

export type Notice = { title: string; text: string; failed?: boolean };

/** Shows each notice once, as a toast. */
export function Notices({ notices }: { notices: Notice[] }) {
  const shown = useRef(0);

  useEffect(() => {
    for (const { title, text, failed } of notices.slice(shown.current)) {
      const show = failed ? toastError : toast.success;
      show(title, { description: text });
    }
    shown.current = notices.length;
  }, [notices]);

  return <Toaster />;
}
