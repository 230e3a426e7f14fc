import type { ApplicationText } from '../../../domain/applications/application.ts';

// Applicants and staff read the same labels.
export const applicationTextLabels: Record<ApplicationText, string> = {
  cover_letter: 'Cover letter',
};
