import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { compactSelect } from '../../../ui/fields/select-class.ts';
import { useMessages } from '../../use-messages.ts';
import { useDashboard } from '../dashboard-context.ts';
import { comparisons, isPlausibleDay, type Period, periodDays } from './period.ts';

const boxClasses =
  'min-h-10 rounded-lg border border-edge bg-paper px-2.5 text-sm text-ink pointer-coarse:min-h-11';

/** Chooses the period and the comparison; both are stored in the URL. */
export function PeriodPicker({ defaultPeriod = '30' }: { defaultPeriod?: string }) {
  const { period, comparison } = useDashboard();
  const { period: messages } = useMessages('dashboard');
  const [params, setParams] = useSearchParams();
  const periodParam = params.get('period') ?? defaultPeriod;
  const isOwn = periodParam.includes('..');

  function set(key: string, value: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(key, value);
        return next;
      },
      { preventScrollReset: true },
    );
  }
  const setRange = ({ first, last }: Period) => set('period', `${first}..${last}`);

  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <label className="grid gap-0.5 text-sm text-soft">
        {messages.label}
        <select
          className={`${compactSelect} text-sm`}
          value={isOwn ? 'own' : periodParam}
          onChange={({ target }) =>
            set('period', target.value === 'own' ? `${period.first}..${period.last}` : target.value)
          }
        >
          {periodDays.map((length) => (
            <option key={length} value={length}>
              {messages.days[length]}
            </option>
          ))}
          <option value="own">{messages.customRange}</option>
        </select>
      </label>
      {isOwn && <Range period={period} onChange={setRange} />}
      <label className="grid gap-0.5 text-sm text-soft">
        {messages.compare}
        <select
          className={`${compactSelect} text-sm`}
          value={comparison}
          onChange={({ target }) => set('compare', target.value)}
        >
          {comparisons.map((choice) => (
            <option key={choice} value={choice}>
              {messages.comparisons[choice]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

type RangeProps = { period: Period; onChange: (period: Period) => void };

/** The first and the last day. Shows what is being typed until the field is left, because the period may differ from it. */
function Range({ period, onChange }: RangeProps) {
  const { period: messages } = useMessages('dashboard');
  const [typedPeriod, setTypedPeriod] = useState<Period>();
  const visiblePeriod = typedPeriod ?? period;
  const today = toStockholmDay(new Date());

  function type(part: keyof Period, value: string) {
    const days = { ...visiblePeriod, [part]: value };
    setTypedPeriod(days);
    if (isPlausibleDay(days.first) && isPlausibleDay(days.last)) onChange(days);
  }

  return (['first', 'last'] as const).map((part) => (
    <label key={part} className="grid gap-0.5 text-sm text-soft">
      {messages[part]}
      <input
        type="date"
        className={boxClasses}
        max={today}
        value={visiblePeriod[part]}
        onChange={({ target }) => type(part, target.value)}
        onBlur={() => setTypedPeriod(undefined)}
      />
    </label>
  ));
}
