import { oncePerLanguage } from '../../i18n/language/once-per-language.ts';
import { renderStatic } from '../blocks/render-static.server.tsx';
import { getStatusTracker } from './get-status-tracker.server.ts';
import { StatusTracker } from './status-tracker.tsx';

export const drawStatusTracker = oncePerLanguage((language) =>
  renderStatic(<StatusTracker tracker={getStatusTracker(language)} />, language),
);
