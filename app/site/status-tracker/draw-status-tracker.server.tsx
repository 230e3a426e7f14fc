import type { Language } from '../../../domain/language.ts';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { getStatusTracker } from './get-status-tracker.server.ts';
import { StatusTracker } from './status-tracker.tsx';

export const drawStatusTracker = (language: Language) =>
  renderStatic(<StatusTracker tracker={getStatusTracker(language)} />, language);
