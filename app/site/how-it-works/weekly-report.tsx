import { Portrait } from '../../art/portrait.tsx';
import { ProductFigure } from '../blocks/product-figure.tsx';
import type { HowItWorksMessages } from './messages.en.ts';

const counts = { contacted: 52, replied: 21, interested: 9, interviewed: 4 };

/** The message of a recruiter at the end of the first week. */
export function WeeklyReport({ messages }: { messages: HowItWorksMessages['report'] }) {
  return (
    <ProductFigure label={messages.picture} caption={messages.caption}>
      <div className="flex items-center gap-3.5">
        <Portrait
          image="portrait:2"
          name={messages.sender}
          className="size-11 flex-none rounded-full"
        />
        <p>
          <b className="block font-semibold">{messages.sender}</b>
          <span className="text-[.88rem] text-soft">{messages.when}</span>
        </p>
      </div>
      <p className="pt-4 pb-4 font-semibold">{messages.title}</p>
      <ul className="grid gap-2.5">
        {Object.entries(counts).map(([name, count], index) => (
          <li key={name} className="grid grid-cols-[6.5rem_1fr] items-center gap-3">
            <span>{messages.counts[name as keyof typeof counts]}</span>
            <span className="flex items-center gap-2.5">
              <span
                style={{ width: `${(count / counts.contacted) * 82}%` }}
                className={`grows-in bar h-5 rounded-md ${index === 3 ? 'bar-strong bg-apricot' : 'bg-primary'}`}
              />
              <b className="flex-none font-semibold tabular-nums">{count}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-t border-line pt-4">{messages.next}</p>
    </ProductFigure>
  );
}
