import { clsx } from 'clsx';
import { ProductFigure } from '../blocks/product-figure.tsx';
import type { ShownStatusTracker } from './get-status-tracker.server.ts';

/** Shows applicants the page on which they can follow their application. */
export function StatusTracker({ tracker }: { tracker: ShownStatusTracker }) {
  const reached = tracker.steps.findLastIndex(({ date }) => date);
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[.8fr_1.2fr]">
      <div>
        <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)]">{tracker.title}</h2>
        <p className="measure-52 pt-4 text-[1.1rem] text-soft">{tracker.lead}</p>
      </div>
      <ProductFigure label={tracker.picture}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <b className="font-head text-[1.2rem] font-bold">{tracker.job}</b>
          <span className="text-[.88rem] text-soft">{tracker.sent}</span>
        </p>
        <ol className="grid gap-2 pt-5 sm:grid-cols-5">
          {tracker.steps.map(({ name, date }, index) => (
            <li
              key={name}
              className={clsx(
                'border-l-6 py-0.5 pl-3 sm:border-t-6 sm:border-l-0 sm:py-0 sm:pt-2 sm:pl-0',
                index <= reached ? 'step-reached border-apricot' : 'border-line text-soft',
                index === reached && 'font-semibold',
              )}
            >
              {name}
              <span className="block text-[.85rem] font-normal text-soft">{date}</span>
            </li>
          ))}
        </ol>
        <p className="mt-5 rounded-xl bg-mint px-4 py-2.5 text-on-mint">{tracker.next}</p>
      </ProductFigure>
    </div>
  );
}
