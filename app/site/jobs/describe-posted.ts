import type { Language } from '../../../domain/language.ts';
import { fillAny } from '../../i18n/fill-any.ts';
import { formatDate } from '../../i18n/format.ts';
import { formatAgo } from '../../i18n/format-ago.ts';
import type { ShownTime } from '../../ui/relative-time.tsx';

/** Returns the time since a job was published, in words; `sentence` contains "{ago}". */
export function describePosted(
  publishedAt: string,
  sentence: string,
  language: Language,
): ShownTime {
  const time = new Date(publishedAt);
  return {
    text: fillAny(sentence, { ago: formatAgo(time, language, new Date(), 'long') }),
    date: formatDate(time, language),
    iso: time.toISOString(),
  };
}
