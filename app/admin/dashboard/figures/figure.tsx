import type { Language } from '../../../../domain/language.ts';
import { fill, formatNumber, localeOf } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Explanation } from '../../../ui/explanation.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { useDashboard } from '../dashboard-context.ts';
import { findAllowedPath } from '../figure-paths.ts';

type FigureProps = {
  messages: { name: string; meaning: string };
  /** Undefined while it loads, null if there is no value. */
  value: number | null | undefined;
  /** The value of the compared period; absent for figures of the present. */
  before?: number | null;
  isNow?: boolean;
  to?: string;
  format?: (value: number) => string;
};

/** A number with its definition, the compared value and a link to its rows. */
export function Figure(props: FigureProps) {
  const { value, before, isNow = false, to, format } = props;
  const { name, meaning } = props.messages;
  const messages = useMessages('dashboard');
  const { compared } = useDashboard();
  const language = useLanguage();
  const { role } = useStaff();
  const path = findAllowedPath(role, to);
  const write = format ?? ((number: number) => formatNumber(number, language));
  const valueText = value === null ? '–' : value !== undefined && write(value);

  return (
    <Card compact className="grid content-start gap-1">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-semibold tracking-normal text-soft">{name}</h3>
        <Explanation label={fill(messages.meaning, { name })}>{meaning}</Explanation>
      </div>
      <p className="min-h-9 font-head text-[1.75rem] leading-9 font-bold tabular-nums">
        {valueText === false && <Skeleton className="h-8 w-20" />}
        {valueText && path && (
          <LocalizedLink
            to={path}
            aria-label={`${valueText}. ${fill(messages.rows, { name })}`}
            className="text-primary decoration-2 underline-offset-4 hover:underline"
          >
            {valueText}
          </LocalizedLink>
        )}
        {valueText && !path && valueText}
      </p>
      <p className="min-h-5 text-sm text-soft">
        {isNow && messages.change.rightNow}
        {!isNow &&
          compared &&
          typeof value === 'number' &&
          before !== undefined &&
          describeChange(value, before, write, messages.change, language)}
      </p>
    </Card>
  );
}

function describeChange(
  value: number,
  before: number | null,
  write: (value: number) => string,
  messages: AdminMessages['dashboard']['change'],
  language: Language,
): string {
  if (!before) return messages.none;
  if (write(value) === write(before)) return fill(messages.unchanged, { before: write(before) });
  // Beyond a factor of ten, a percentage is hard to read.
  if (value >= before * 10) {
    const times = formatNumber(Math.round(value / before), language);
    return fill(messages.times, { times, before: write(before) });
  }
  const change = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(value / before - 1);
  return fill(messages.changed, { change, before: write(before) });
}
