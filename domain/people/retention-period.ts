// The table of retention periods has the same limits.

export const maxRetentionMonths = 120;
export const maxQuarantineDays = 365;

/** People whom the preview of a run lists; the counts cover everybody. */
export const maxPreviewedPeople = 200;

type RetentionStep = 'held' | 'quarantined' | 'erased' | 'waiting';

/** The effect that a run of the retention rules would have now. */
export type RetentionPreview = {
  counts: Partial<Record<RetentionStep, number>>;
  people: {
    person_id: string;
    purpose: string;
    keep_until: string;
    erase_after: string | null;
    step: RetentionStep;
  }[];
};
