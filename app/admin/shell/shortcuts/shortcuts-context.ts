import { createContext, use, useEffect, useRef } from 'react';
import type { Shortcut } from './shortcut.ts';

export type ShortcutRegistry = {
  /** Returns a function that removes them. */
  add: (shortcuts: () => Shortcut[]) => () => void;
  list: () => Shortcut[];
};

export const ShortcutsContext = createContext<ShortcutRegistry | undefined>(undefined);

export function useShortcutRegistry(): ShortcutRegistry {
  const registry = use(ShortcutsContext);
  if (!registry) throw new Error('shortcuts are used outside of the shell');
  return registry;
}

/** Registers shortcuts while the component is mounted; the help sheet lists them. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const registry = useShortcutRegistry();
  // The array is new on every render. A ref holds it, so that it is registered only once.
  const latestShortcuts = useRef(shortcuts);
  latestShortcuts.current = shortcuts;
  useEffect(() => registry.add(() => latestShortcuts.current), [registry]);
}
