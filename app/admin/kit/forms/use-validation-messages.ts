import { useEffect } from 'react';
import { useMessages } from '../../use-messages.ts';
import { describeValidity } from './describe-validity.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Shows the browser’s validation errors in the language of the interface. The browser would use its own language, which
 * users often have not chosen.
 */
export function useValidationMessages(): void {
  const { validation } = useMessages('shell');
  useEffect(() => {
    const describedFields = new Set<Field>();
    const describe = ({ target }: Event) => {
      if (!isField(target)) return;
      const message = describeValidity(target, validation);
      if (!message) return;
      target.setCustomValidity(message);
      describedFields.add(target);
    };
    // A field with a message is invalid, so each field is validated again before the next attempt. Other keys type
    // text.
    const clearMessages = (event?: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      for (const field of describedFields) field.setCustomValidity('');
      describedFields.clear();
    };
    document.addEventListener('invalid', describe, true);
    for (const kind of attempts) document.addEventListener(kind, clearMessages, true);
    return () => {
      clearMessages();
      document.removeEventListener('invalid', describe, true);
      for (const kind of attempts) document.removeEventListener(kind, clearMessages, true);
    };
  }, [validation]);
}

const attempts = ['input', 'change', 'click', 'keydown'];

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;
