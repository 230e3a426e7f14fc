import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMailName } from '../../mail/use-mail-name.ts';
import { useMessages } from '../../use-messages.ts';
import type { StageRule } from './data.ts';

/** Returns what a rule does, as a sentence. */
export function useDescribeRule(): (rule: StageRule) => string {
  const t = useMessages('stageRules');
  const language = useLanguage();
  const nameMail = useMailName();
  return ({ kind, template_key, minutes, title, days, staff }) => {
    const owner = staff?.name ?? t.owner;
    const inDays = formatPlural(t.days, days ?? 0, language);
    const due = days ? fill(t.dueIn, { days: inDays }) : t.sameDay;
    if (kind === 'mail') {
      return fill(t.sentences.mail, {
        template: nameMail(template_key ?? ''),
        minutes: formatPlural(t.minutes, minutes ?? 0, language),
      });
    }
    if (kind === 'task') {
      return fill(t.sentences.task, { owner, title: title ?? '', due });
    }
    return kind === 'scorecard'
      ? fill(t.sentences.scorecard, { owner, due })
      : fill(t.sentences.remind, { days: inDays });
  };
}
