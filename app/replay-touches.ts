// What somebody did to the page before its scripts arrived. The browser kept what was typed and
// chosen, but nobody who computes with it was told; a button that needs scripts did nothing.

/** Tells the page, once it listens, in the order in which it happened. */
export function replayTouches(touched: Set<EventTarget>): void {
  for (const target of touched) {
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      tellAnew(target, 'checked', !target.checked, 'click');
    } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      if (target.type !== 'file') tellAnew(target, 'value', target.defaultValue, 'input');
    } else if (target instanceof HTMLSelectElement) {
      target.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (target instanceof Element) {
      target.closest<HTMLButtonElement>(buttonsOfScripts)?.click();
    }
  }
}

/** Others submit a form or open what stands in the page, which works by itself. */
const buttonsOfScripts = 'button[type=button]:not([popovertarget], [commandfor])';

/**
 * React tells of a change only where the value differs from the one it saw last: so it is shown
 * another one first, and then, behind its back, what stands there.
 */
function tellAnew<Key extends 'value' | 'checked'>(
  field: HTMLInputElement | HTMLTextAreaElement,
  key: Key,
  other: string | boolean,
  event: string,
): void {
  const now = Reflect.get(field, key);
  if (now === other) return;
  Reflect.set(field, key, other);
  Reflect.set(Object.getPrototypeOf(field), key, now, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
