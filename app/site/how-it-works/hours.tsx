import type { HowItWorksMessages } from './messages.en.ts';

const yours = 9;
const ours = 60;

/** A dot per hour. */
export function Hours({ messages }: { messages: HowItWorksMessages['hours'] }) {
  return (
    <dl className="grid gap-6">
      <Dots label={messages.yours} count={yours} className="bg-apricot" />
      <Dots label={messages.ours} count={ours} className="bg-primary" />
    </dl>
  );
}

type DotsProps = { label: string; count: number; className: string };

function Dots({ label, count, className }: DotsProps) {
  const hours = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div>
      <dt className="pb-2 font-semibold">{label}</dt>
      <dd className="flex items-start gap-5">
        <span className="min-w-11 font-head text-[2rem] leading-none font-bold">{count}</span>
        <span aria-hidden="true" className="flex flex-wrap gap-1.5">
          {hours.map((hour) => (
            <span key={hour} className={`size-4 rounded-full ${className}`} />
          ))}
        </span>
      </dd>
    </div>
  );
}
