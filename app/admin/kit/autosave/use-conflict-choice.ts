import { useState } from 'react';
import type { Snapshot } from './snapshot.ts';

export type ConflictChoice = { isOpen: boolean; open: () => void; close: () => void };

/**
 * Whether the conflicts are shown. Conflicts that the user closed without a choice are shown again when a
 * colleague saves a new version, and when the user asks to save.
 */
export function useConflictChoice({ news }: Snapshot): ConflictChoice {
  const [closedVersion, setClosedVersion] = useState<string>();
  const version = news?.at ?? 'restored';
  return {
    isOpen: closedVersion !== version,
    open: () => setClosedVersion(undefined),
    close: () => setClosedVersion(version),
  };
}
