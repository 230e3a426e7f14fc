// The database has the same limits for the reason of a legal hold.

export const minHoldReasonLength = 3;
export const maxHoldReasonLength = 500;
