export type Shortcut = {
  /** One key, or two that follow each other: `x`, `g j`. */
  keys: string;
  label: string;
  group: string;
  run: (event: KeyboardEvent) => void;
};

/** The keys as they are typed: a capital letter is the one with Shift. */
export function matchKeys(
  shortcuts: Shortcut[],
  typed: string[],
): { match?: Shortcut; isBeginning: boolean } {
  const text = typed.join(' ');
  return {
    // The latest stands in front: a panel that opened later may take a key over.
    match: shortcuts.findLast(({ keys }) => keys === text),
    isBeginning: shortcuts.some(({ keys }) => keys.startsWith(`${text} `)),
  };
}

/** Where somebody writes or chooses, letters are letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="menu"], [role="listbox"]')) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
