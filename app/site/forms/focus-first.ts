import type { SubmissionState } from './use-submission.ts';

/** Focuses the first field with an error, or the message above the form when no visible field has one. */
export function focusFirst(
  form: HTMLFormElement,
  fieldErrors: SubmissionState['fieldErrors'],
): void {
  for (const field of form.elements) {
    const { name, type } = field as HTMLInputElement;
    if (name && type !== 'hidden' && fieldErrors[name]) {
      // A field in a closed disclosure cannot have the focus.
      for (let details = field.closest('details'); details; details = parentDetails(details))
        details.open = true;
      (field as HTMLElement).focus();
      return;
    }
  }
  form.querySelector<HTMLElement>('[role=alert]')?.focus();
}

const parentDetails = (details: Element) => details.parentElement?.closest('details') ?? null;
