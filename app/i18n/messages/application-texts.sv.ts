import type { ApplicationText } from '../../../domain/applications/application.ts';

export const applicationTexts: Record<ApplicationText, string> = {
  cover_letter: 'Personligt brev',
};
