import { formatNumber } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';

type LiveChangesProps = { count: number; onShow: () => void };

export function LiveChanges({ count, onShow }: LiveChangesProps) {
  const { changes } = useMessages('list');
  const language = useLanguage();
  return (
    <div role="status" className="list-changes">
      {formatPlural(changes, count, language, { count: formatNumber(count, language) })}
      <Button variant="paper" size="compact" onClick={onShow}>
        {changes.show}
      </Button>
    </div>
  );
}
