import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';

type PagesProps = { page: number; pages: number; onShow: (page: number) => void };

/** Buttons for the page before and after. Pages are numbered from 0. */
export function Pages({ page, pages, onShow }: PagesProps) {
  const { report: t } = useMessages('imports');
  const language = useLanguage();
  if (pages <= 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="paper" size="compact" disabled={page === 0} onClick={() => onShow(page - 1)}>
        {t.previous}
      </Button>
      <span className="tabular-nums">
        {fill(t.page, { page: page + 1, pages: formatNumber(pages, language) })}
      </span>
      <Button
        variant="paper"
        size="compact"
        disabled={page + 1 >= pages}
        onClick={() => onShow(page + 1)}
      >
        {t.next}
      </Button>
    </div>
  );
}
