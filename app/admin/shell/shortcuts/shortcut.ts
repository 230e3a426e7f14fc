export type Shortcut = {
  /** One key, or a sequence of two: `x`, `g j`. */
  keys: string;
  label: string;
  group: string;
  run: (event: KeyboardEvent) => void;
};

/** Matches typed keys; a capital letter requires Shift. */
export function matchKeys(
  shortcuts: Shortcut[],
  typed: string[],
): { match?: Shortcut; isBeginning: boolean } {
  const text = typed.join(' ');
  return {
    // The shortcut that was registered last wins, so that a panel can override a key.
    match: shortcuts.findLast(({ keys }) => keys === text),
    isBeginning: shortcuts.some(({ keys }) => keys.startsWith(`${text} `)),
  };
}

/** True in fields that take text or a choice, where letters are input. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"]')) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
