import { createContext, use } from 'react';

/** Dialogs that any screen can open. */
type ShellActions = { openPalette: () => void; openHelp: () => void };

export const ShellContext = createContext<ShellActions | undefined>(undefined);

export function useShell(): ShellActions {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell is used outside of the shell');
  return shell;
}
