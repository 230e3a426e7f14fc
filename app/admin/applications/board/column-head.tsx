import { useSearchParams } from 'react-router';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import type { StageOption } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import { formatBoardCount } from '../describe.ts';

type ColumnHeadProps = { id: string; option: StageOption; total: number | undefined };

/** The name of a stage, its number of cards, and a link that selects all of them in the table. */
export function ColumnHead({ id, option, total }: ColumnHeadProps) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const [params] = useSearchParams();
  const { stage, stepId, name: title } = option;
  const tableParams = new URLSearchParams(params);
  tableParams.delete('application');
  tableParams.set('view', 'table');
  if (stepId) tableParams.set('step', stepId);
  else tableParams.set('stage', stage);
  tableParams.set('select', 'all');
  return (
    // The count and the link are on a separate line, so that the cards of all columns begin at the same height.
    <div className="grid px-1.5 pb-2">
      <h2
        id={id}
        className="truncate font-sans text-sm font-semibold tracking-normal"
        title={title}
      >
        {title}
      </h2>
      <div className="flex min-h-lh items-baseline justify-between gap-x-2">
        <span className="text-soft tabular-nums">
          {total !== undefined && formatBoardCount(total, language, messages)}
        </span>
        {total !== undefined && total > 0 && (
          <LocalizedLink
            to={`/admin/job-applications?${tableParams}`}
            className="text-sm whitespace-nowrap text-soft underline underline-offset-2"
            aria-label={fill(messages.bulk.selectColumn, { stage: title })}
          >
            {messages.bulk.select}
          </LocalizedLink>
        )}
      </div>
    </div>
  );
}
