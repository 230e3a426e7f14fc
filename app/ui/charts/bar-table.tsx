import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Series = { name: string; tone: 'primary' | 'apricot' };

type BarRow = {
  key: string;
  label: ReactNode;
  /** One value per series, which its bar shows. */
  values: (number | null)[];
  /** The value of the first series in the compared period. */
  before?: number | null | undefined;
  cells: ReactNode[];
};

type BarTableProps = {
  caption: string;
  /** The header of the names, then one per cell. */
  head: [string, ...string[]];
  rows: BarRow[];
  series: [Series, ...Series[]];
  /** The meaning of the mark on a bar. */
  beforeName?: string;
  /** Cells that phones leave out, by their index. */
  minor?: number[];
};

const tones = { primary: 'bg-primary', apricot: 'bg-apricot' };

/** A table with several figures per row, and a bar for each series below them. */
export function BarTable(props: BarTableProps) {
  const { caption, head, rows, series, beforeName, minor = [] } = props;
  const hasBefore = rows.some(({ before }) => before);
  const max = series.map((_, index) =>
    Math.max(
      ...rows.map(({ values, before }) =>
        Math.max(values[index] ?? 0, index === 0 ? (before ?? 0) : 0),
      ),
      Number.EPSILON,
    ),
  );
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-soft">
        {series.length > 1 &&
          series.map(({ name, tone }) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <i className={clsx('bar bar-strong size-2.5 rounded-xs', tones[tone])} /> {name}
            </span>
          ))}
        {hasBefore && (
          <span className="inline-flex items-center gap-1.5">
            <i className="h-3 w-0.5 bg-ink forced-color-adjust-none" /> {beforeName}
          </span>
        )}
      </div>
      <div className="overflow-x-auto">
        <table className="w-full text-left tabular-nums max-sm:text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-sm text-soft max-sm:text-xs">
            <tr>
              {head.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={clsx(
                    'pb-1 align-bottom font-medium',
                    index > 0 && 'pl-2 text-right sm:pl-3',
                    minor.includes(index - 1) && 'max-sm:hidden',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ key, label, values, before, cells }) => (
            <tbody key={key}>
              <tr>
                <th scope="row" className="min-w-20 pt-1 sm:min-w-32 font-medium wrap-break-word">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={head[index + 1]}
                    className={clsx(
                      'pt-1 pl-2 text-right whitespace-nowrap sm:pl-3',
                      minor.includes(index) && 'max-sm:hidden',
                      index === 0 ? 'font-semibold' : 'text-soft',
                    )}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
              <tr>
                <td colSpan={head.length} className="pb-2">
                  <div aria-hidden="true" className="grid gap-1">
                    {series.map(({ name, tone }, index) => (
                      <div key={name} className="relative h-2 rounded-full bg-wool">
                        <div
                          style={{ width: `${((values[index] ?? 0) / (max[index] ?? 1)) * 100}%` }}
                          className={clsx(
                            'h-full rounded-full transition-[width]',
                            tones[tone],
                            Boolean(values[index]) && 'bar bar-strong',
                          )}
                        />
                        {index === 0 && Boolean(before) && (
                          <div
                            style={{
                              left: `calc(${((before ?? 0) / (max[0] ?? 1)) * 100}% - 1px)`,
                            }}
                            className="absolute -top-0.5 h-3 w-0.5 bg-ink forced-color-adjust-none"
                          />
                        )}
                      </div>
                    ))}
                  </div>
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}
