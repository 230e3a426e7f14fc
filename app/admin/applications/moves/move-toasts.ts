import { toast } from 'sonner';

type Id = string | number;
type Toasts = ((message: string, options: Parameters<typeof toast>[1]) => Id) & {
  dismiss: (id: Id) => unknown;
};

/** Remembers the toast about the latest move of each application. */
export function createMoveToasts(toasts: Toasts) {
  const toastIds = new Map<string, Id>();

  function dismiss(applicationId: string): void {
    const earlier = toastIds.get(applicationId);
    if (earlier === undefined) return;
    toastIds.delete(applicationId);
    toasts.dismiss(earlier);
  }

  /** Replaces the toast about an earlier move: its text and its undo are no longer valid. */
  function show(applicationId: string, ...toast: Parameters<Toasts>): void {
    dismiss(applicationId);
    toastIds.set(applicationId, toasts(...toast));
  }

  return { show, dismiss };
}

export const moveToasts = createMoveToasts(toast);
