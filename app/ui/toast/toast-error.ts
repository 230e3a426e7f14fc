import { type ExternalToast, toast } from 'sonner';

/** The dialog that failed may be closed already, so the message is the only trace of the error. */
const errorMs = 12_000;

/** Dispatched on the open dialog. One that shows the message itself cancels it. */
export const dialogErrorEvent = 'dialogerror';

export function toastError(message: string, options: ExternalToast = {}): string | number {
  if (isShownByDialog(message)) return message;
  return toast.error(message, {
    ...options,
    duration: Math.max(options.duration ?? 0, errorMs),
  });
}

/** A toast is behind the backdrop of a modal dialog, and screen readers do not announce it there. */
function isShownByDialog(message: string): boolean {
  if (typeof document === 'undefined') return false;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog) return false;
  const event = new CustomEvent(dialogErrorEvent, { detail: message, cancelable: true });
  return !dialog.dispatchEvent(event);
}
