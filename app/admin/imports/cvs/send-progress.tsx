import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ProgressBar } from '../../../ui/loading/progress-bar.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Progress } from './use-send-cvs.ts';

export function SendProgress({ done, count }: Progress) {
  const { cvs: t } = useMessages('imports').upload;
  const language = useLanguage();
  const text = fill(t.sent, {
    done: formatNumber(done, language),
    count: formatNumber(count, language),
  });
  return (
    <div className="grid gap-2">
      <p className="font-semibold tabular-nums">{text}</p>
      <ProgressBar value={done} max={count} label={text} />
      <p className="text-soft">{t.keepOpen}</p>
    </div>
  );
}
