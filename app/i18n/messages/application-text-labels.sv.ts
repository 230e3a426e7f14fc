import type { ApplicationText } from '../../../domain/applications/application.ts';

export const applicationTextLabels: Record<ApplicationText, string> = {
  cover_letter: 'Personligt brev',
};
