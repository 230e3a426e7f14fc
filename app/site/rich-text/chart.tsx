import type { Chart as ChartData } from '../../../domain/content/chart.ts';

/** Horizontal bars with their values beside them, so that the text alone says everything. */
export function Chart({ title, rows }: ChartData) {
  return (
    <figure className="chart">
      {title && <figcaption>{title}</figcaption>}
      <dl>
        {rows.map(({ label, value, share }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span aria-hidden="true" style={{ width: `${Math.max(1, share * 100)}%` }} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
