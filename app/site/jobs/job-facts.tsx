import type { Fact } from './show-facts.ts';

type JobFactsProps = { title: string; facts: Fact[] };

const ownLine = { always: 'col-span-full', 'on-phones': 'max-sm:col-span-full' };

export function JobFacts({ title, facts }: JobFactsProps) {
  return (
    <section className="rounded-card bg-wool p-6 sm:p-7">
      <h2 className="pb-4 text-[1.35rem]">{title}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-1">
        {facts.map(({ label, value, long }) => (
          <div key={label} className={long && ownLine[long]}>
            <dt className="text-[.9rem] text-soft">{label}</dt>
            <dd className="font-semibold tabular-nums hyphens-auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
