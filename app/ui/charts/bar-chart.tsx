import { type ReactNode, useState } from 'react';
import { Cell, HeaderCell, Table } from '../table.tsx';
import { type Bar, BarDrawing } from './bar-drawing.tsx';
import { chooseTicks } from './choose-ticks.ts';

type BarChartProps = {
  bars: Bar[];
  format: (value: number) => string;
  messages: {
    /** Caption of the table. */
    caption: string;
    step: string;
    value: string;
    before: string;
    asTable: string;
  };
  /** Labels of both ends of the axis. Without them each bar has its own label. */
  ends?: [string, string];
  aside?: ReactNode;
};

/** Bars with a line for comparison, and a table with the same figures for screen readers. */
export function BarChart({ bars, format, messages, ends, aside }: BarChartProps) {
  const [pointed, setPointed] = useState<number>();
  const ticks = chooseTicks(Math.max(...bars.flatMap(({ value, before = 0 }) => [value, before])));
  const top = ticks.at(-1) ?? 1;
  const hasLine = bars.some(({ before }) => before);
  const pointedBar = pointed === undefined ? undefined : bars[pointed];

  return (
    <figure className="m-0 grid grid-cols-1 gap-2">
      <div aria-hidden="true" className="grid grid-cols-1 gap-1">
        <div className="flex min-h-5 flex-wrap items-center gap-x-4 text-sm text-soft">
          {pointedBar ? (
            <span className="text-ink">
              {pointedBar.label}: <b>{format(pointedBar.value)}</b>
              {pointedBar.before !== undefined &&
                ` (${messages.before}: ${format(pointedBar.before)})`}
            </span>
          ) : (
            <Legend value={messages.value} before={hasLine ? messages.before : undefined} />
          )}
        </div>
        <div className="flex gap-2 pt-2">
          <div className="relative h-44 flex-none text-right text-xs text-soft tabular-nums">
            {/* Reserves the width of the longest label. */}
            <span className="invisible">{format(top)}</span>
            {ticks.map((tick) => (
              <span
                key={tick}
                style={{ bottom: `calc(${(tick / top) * 100}% - 0.5lh)` }}
                className="absolute right-0"
              >
                {format(tick)}
              </span>
            ))}
          </div>
          <BarDrawing bars={bars} ticks={ticks} top={top} pointed={pointed} onPoint={setPointed} />
        </div>
        <div className="flex gap-2 text-xs text-soft">
          <span className="invisible h-0 flex-none">{format(top)}</span>
          <AxisLabels bars={bars} ends={ends} />
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <details className="min-w-0 grow">
          <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
            {messages.asTable}
          </summary>
          <div className="mt-2">
            <FiguresTable bars={bars} format={format} messages={messages} />
          </div>
        </details>
        {aside}
      </div>
    </figure>
  );
}

type LegendProps = { value: string; before: string | undefined };

function Legend({ value, before }: LegendProps) {
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <i className="size-2.5 rounded-xs bg-primary" /> {value}
      </span>
      {before && (
        <span className="inline-flex items-center gap-1.5">
          <i className="h-0.5 w-4 bg-apricot" /> {before}
        </span>
      )}
    </>
  );
}

function AxisLabels({ bars, ends }: Pick<BarChartProps, 'bars' | 'ends'>) {
  if (ends) {
    return (
      <div className="flex flex-1 justify-between">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    );
  }
  return (
    <div className="flex min-w-0 flex-1 text-center">
      {bars.map(({ label }) => (
        <span key={label} className="min-w-0 flex-1 px-0.5">
          {label}
        </span>
      ))}
    </div>
  );
}

function FiguresTable({
  bars,
  format,
  messages,
}: Pick<BarChartProps, 'bars' | 'format' | 'messages'>) {
  const hasBefore = bars.some(({ before }) => before !== undefined);
  return (
    <Table>
      <caption className="sr-only">{messages.caption}</caption>
      <thead>
        <tr>
          <HeaderCell>{messages.step}</HeaderCell>
          <HeaderCell className="text-right">{messages.value}</HeaderCell>
          {hasBefore && <HeaderCell className="text-right">{messages.before}</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, before }) => (
          <tr key={label}>
            <Cell>{label}</Cell>
            <Cell className="text-right">{format(value)}</Cell>
            {hasBefore && (
              <Cell className="text-right">{before === undefined ? '' : format(before)}</Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
