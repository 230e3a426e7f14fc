import { type ReactNode, useState } from 'react';
import { Cell, HeaderCell, Table } from '../table.tsx';

type Bar = { label: string; value: number; before?: number };

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
  /** Labels of both ends of the axis. */
  ends: [string, string];
  aside?: ReactNode;
};

const width = 720;
const height = 180;

/** Bars with a line for comparison, and a table with the same figures for screen readers. */
export function BarChart({ bars, format, messages, ends, aside }: BarChartProps) {
  const [pointed, setPointed] = useState<number>();
  const hasBefore = bars.some(({ before }) => before !== undefined);
  const top = roundUp(Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before])));
  const slot = width / Math.max(1, bars.length);
  const y = (value: number) => height - (value / top) * height;
  const line = bars
    .map(({ before }, index) =>
      before === undefined ? '' : `${index * slot + slot / 2},${y(before)}`,
    )
    .filter(Boolean)
    .join(' ');
  const shown = pointed === undefined ? undefined : bars[pointed];

  return (
    <figure className="m-0 grid gap-2">
      <div aria-hidden="true" className="grid gap-1">
        <div className="flex min-h-5 flex-wrap items-center gap-x-4 text-sm text-soft">
          {shown ? (
            <span className="text-ink">
              {shown.label}: <b>{format(shown.value)}</b>
              {shown.before !== undefined && ` (${messages.before}: ${format(shown.before)})`}
            </span>
          ) : (
            <>
              <span className="inline-flex items-center gap-1.5">
                <i className="size-2.5 rounded-xs bg-primary" /> {messages.value}
              </span>
              {hasBefore && (
                <span className="inline-flex items-center gap-1.5">
                  <i className="h-0.5 w-4 bg-apricot" /> {messages.before}
                </span>
              )}
            </>
          )}
        </div>
        <div className="relative">
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="block h-44 w-full overflow-visible"
            onPointerLeave={() => setPointed(undefined)}
          >
            {[0, 0.5, 1].map((part) => (
              <line
                key={part}
                x1={0}
                x2={width}
                y1={height * part}
                y2={height * part}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {bars.map(({ label, value }, index) => (
              <g key={label} onPointerEnter={() => setPointed(index)}>
                <rect
                  x={index * slot}
                  y={0}
                  width={slot}
                  height={height}
                  className="fill-transparent"
                />
                <rect
                  x={index * slot + slot * 0.14}
                  width={slot * 0.72}
                  y={y(value)}
                  height={height - y(value)}
                  className={
                    pointed === index ? 'fill-primary-strong' : 'fill-primary transition-[y]'
                  }
                />
              </g>
            ))}
            {line && (
              <polyline
                points={line}
                fill="none"
                strokeWidth={2}
                strokeLinejoin="round"
                className="pointer-events-none stroke-apricot"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          <span className="pointer-events-none absolute top-0.5 right-0 rounded-xs bg-paper/85 px-1 text-xs text-soft">
            {format(top)}
          </span>
        </div>
        <div className="flex justify-between text-xs text-soft">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <details className="min-w-0 grow">
          <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
            {messages.asTable}
          </summary>
          <div className="mt-2">
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
                      <Cell className="text-right">
                        {before === undefined ? '' : format(before)}
                      </Cell>
                    )}
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        </details>
        {aside}
      </div>
    </figure>
  );
}

/** Returns the next round number: 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}
