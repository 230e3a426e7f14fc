import { type ExternalToast, toast } from 'sonner';

/** The dialog that failed may be closed already, so the message is the only trace of the error. */
const errorMs = 12_000;

export function toastError(message: string, options: ExternalToast = {}): string | number {
  return toast.error(message, {
    ...options,
    duration: Math.max(options.duration ?? 0, errorMs),
  });
}
