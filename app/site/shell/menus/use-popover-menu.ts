import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

const closeDelayMs = 160;
/** A click this soon after hover opened the menu must not close it again. */
const sameGestureMs = 400;

/**
 * Adds mouse hover and arrow keys to a button with a popover. The browser itself handles click,
 * touch, Escape and a click outside, also without JavaScript.
 */
export function usePopoverMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const closeTimer = useRef<number>(undefined);
  const hoveredAt = useRef(Number.NEGATIVE_INFINITY);
  // Undefined until hydration: the browser exposes the state itself, and a fixed false would
  // contradict it.
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    setExpanded(isOpen(panel.current));
    return () => window.clearTimeout(closeTimer.current);
  }, []);

  function open() {
    window.clearTimeout(closeTimer.current);
    if (isOpen(panel.current)) return;
    panel.current?.showPopover({ source: trigger.current ?? undefined });
    setExpanded(true);
  }

  function close() {
    window.clearTimeout(closeTimer.current);
    if (!isOpen(panel.current)) return;
    panel.current?.hidePopover();
    setExpanded(false);
  }

  function focusItem(position: number) {
    panel.current?.querySelectorAll('a').item(position)?.focus();
  }

  function moveWithin(event: KeyboardEvent<HTMLElement>) {
    const items = [...(panel.current?.querySelectorAll('a') ?? [])];
    const focusedIndex = items.findIndex((item) => item.matches(':focus'));
    const targets: Record<string, number> = {
      ArrowDown: (focusedIndex + 1) % items.length,
      ArrowUp: (focusedIndex - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focusItem(target);
  }

  function moveFromTrigger(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
    const last = (panel.current?.querySelectorAll('a').length ?? 1) - 1;
    focusItem(event.key === 'ArrowDown' ? 0 : last);
  }

  return {
    close,
    containerProps: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        if (!isOpen(panel.current)) hoveredAt.current = event.timeStamp;
        open();
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        closeTimer.current = window.setTimeout(close, closeDelayMs);
      },
      onBlur(event: FocusEvent) {
        const focusTarget = event.relatedTarget;
        if (focusTarget instanceof Node && !event.currentTarget.contains(focusTarget)) close();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen(panel.current)) return;
        event.preventDefault();
        close();
        trigger.current?.focus();
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': expanded,
      onKeyDown: moveFromTrigger,
      onClick(event: MouseEvent) {
        if (event.timeStamp - hoveredAt.current < sameGestureMs) event.preventDefault();
      },
    },
    panelProps: {
      ref: panel,
      onKeyDown: moveWithin,
      onToggle: () => setExpanded(isOpen(panel.current)),
    },
  };
}

function isOpen(panel: HTMLElement | null): boolean {
  return panel?.matches(':popover-open') ?? false;
}
