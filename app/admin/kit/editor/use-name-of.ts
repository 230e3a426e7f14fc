import { useCallback } from 'react';
import type { StaffName } from '../staff/data.ts';
import { useStaffNames } from '../staff/use-staff-names.ts';

export type NameOf = (staffId: string | null) => string | null;

/** Names of colleagues by id. */
export function useNameOf(): { staff: StaffName[]; nameOf: NameOf } {
  const staff = useStaffNames();
  const nameOf = useCallback<NameOf>(
    (id) => staff.find(({ value }) => value === id)?.label ?? null,
    [staff],
  );
  return { staff, nameOf };
}
