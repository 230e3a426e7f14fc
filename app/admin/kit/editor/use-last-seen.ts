import { useState } from 'react';

/**
 * The last row that was loaded, even after a colleague has deleted it: the editor may hold unsaved
 * text.
 */
export function useLastSeen<Row extends object>(row: Row | null | undefined): Row | undefined {
  const [seen, setSeen] = useState<Row>();
  if (row && row !== seen) setSeen(row);
  return row ?? seen;
}
