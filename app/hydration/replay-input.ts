// Replays input from before hydration. The browser has the typed values, but React has seen no event, and a
// button that needs scripts has done nothing.

/** Repeats the events for React, in the order in which they happened. A form is repeated if it could not be submitted. */
export function replayInput(targets: Set<EventTarget>): void {
  for (const target of targets) {
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      dispatchChange(target, 'checked', !target.checked, 'click');
    } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (target.type !== 'file') dispatchChange(target, 'value', target.defaultValue, 'input');
    } else if (target instanceof HTMLSelectElement) {
      target.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (target instanceof HTMLFormElement) {
      delete document.documentElement.dataset.navigating;
      target.noValidate = true;
      target.requestSubmit();
    } else if (target instanceof Element) {
      target.closest<HTMLButtonElement>(scriptedButton)?.click();
    }
  }
}

/** Matches buttons that need scripts. Other buttons submit a form or open a popover, which works without scripts. */
const scriptedButton = 'button[type=button]:not([popovertarget], [commandfor])';

/**
 * React ignores an event when the value equals the one it saw last. So the field is set to another
 * value through React's own property, and then back through the prototype, which React does not see.
 */
function dispatchChange<Key extends 'value' | 'checked'>(
  field: HTMLInputElement | HTMLTextAreaElement,
  key: Key,
  other: string | boolean,
  event: string,
): void {
  const current = Reflect.get(field, key);
  if (current === other) return;
  Reflect.set(field, key, other);
  Reflect.set(Object.getPrototypeOf(field), key, current, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
