/**
 * Results of a confirmed form, shown only to the owner of the address. An application for a job that the person has
 * applied for already is not stored; only its CV is.
 */
export const submissionOutcomes = [
  'done',
  'applied_again',
  'applied_again_with_cv',
  'subscribed',
] as const;

export type SubmissionOutcome = (typeof submissionOutcomes)[number];
