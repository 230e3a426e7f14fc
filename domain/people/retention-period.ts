// The table of retention periods has the same limits.

export const maxRetentionMonths = 120;
export const maxQuarantineDays = 365;
