import type { ReactNode } from 'react';

type Share = { key: string; label: ReactNode; value: number };

type ShareBarsProps = {
  rows: Share[];
  caption: string;
  head: [string, string, string];
  format: (value: number) => string;
  formatShare: (share: number) => string;
};

/** A table whose rows are bars as well: name, count and share of the total. */
export function ShareBars({ rows, caption, head, format, formatShare }: ShareBarsProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  const whole = rows.reduce((sum, { value }) => sum + value, 0);
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-soft">
        <tr>
          <th scope="col" className="pb-1 font-medium">
            {head[0]}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-medium">
            {head[1]}
          </th>
          <th scope="col" className="w-16 pb-1 pl-3 text-right font-medium">
            {head[2]}
          </th>
        </tr>
      </thead>
      {rows.map(({ key, label, value }) => (
        <tbody key={key}>
          <tr>
            <th scope="row" className="pt-1 font-medium wrap-anywhere">
              {label}
            </th>
            <td className="pt-1 pl-3 text-right font-semibold">{format(value)}</td>
            <td className="pt-1 pl-3 text-right text-soft">
              {formatShare(whole === 0 ? 0 : value / whole)}
            </td>
          </tr>
          <tr>
            <td colSpan={3} className="pb-1.5">
              <div aria-hidden="true" className="h-2 rounded-full bg-wool">
                <div
                  style={{ width: `${(value / max) * 100}%` }}
                  className="bar bar-strong h-full rounded-full bg-primary transition-[width]"
                />
              </div>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
