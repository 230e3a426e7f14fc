import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useWork } from '../work-context.ts';

type LiveChangesProps = { count: number; onShow: () => void };

export function LiveChanges({ count, onShow }: LiveChangesProps) {
  const { changes } = useWork().list;
  const language = useLanguage();
  return (
    <div role="status" className="list-changes">
      {fill(count === 1 ? changes.one : changes.many, { count: formatNumber(count, language) })}
      <Button variant="paper" size="compact" onClick={onShow}>
        {changes.show}
      </Button>
    </div>
  );
}
