import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { isTyping, matchKeys, type Shortcut } from './shortcut.ts';
import { type ShortcutRegistry, ShortcutsContext } from './shortcuts-context.ts';

/** Maximum time between the two keys of a sequence. */
const sequenceTimeoutMs = 1_200;

type ShortcutsProviderProps = { enabled: boolean; children: ReactNode };

export function ShortcutsProvider({ enabled, children }: ShortcutsProviderProps) {
  const sources = useRef(new Set<() => Shortcut[]>());
  const registry = useMemo<ShortcutRegistry>(
    () => ({
      add: (source) => {
        sources.current.add(source);
        return () => void sources.current.delete(source);
      },
      list: () => [...sources.current].flatMap((source) => source()),
    }),
    [],
  );

  useEffect(() => {
    if (!enabled) return;
    let typedKeys: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clearTyped = () => {
      typedKeys = [];
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.defaultPrevented || isTyping(event.target) || isDialogOpen()) return;
      if (['Shift', 'AltGraph', 'CapsLock'].includes(event.key)) return;
      clearTimeout(timer);
      const shortcuts = registry.list();
      let { match, isBeginning } = matchKeys(shortcuts, [...typedKeys, event.key]);
      if (!match && !isBeginning && typedKeys.length > 0) {
        typedKeys = [];
        ({ match, isBeginning } = matchKeys(shortcuts, [event.key]));
      }
      typedKeys = match || !isBeginning ? [] : [...typedKeys, event.key];
      timer = setTimeout(clearTyped, sequenceTimeoutMs);
      if (!match) return;
      event.preventDefault();
      match.run(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [enabled, registry]);

  return <ShortcutsContext value={registry}>{children}</ShortcutsContext>;
}

/** A modal dialog makes the shortcuts of the screen behind it inactive. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]:modal') !== null;
}
