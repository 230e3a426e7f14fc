import { buttonClass } from '../../ui/button-class.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { Fact } from './show-facts.ts';

type JobFactsProps = {
  title: string;
  facts: Fact[];
  /** The label of the link to the form; undefined for a closed job. */
  apply: string | undefined;
};

const ownLine = { always: 'col-span-full', 'on-phones': 'max-sm:col-span-full' };

/** On wide screens this box stays in view beside the text and links to the form. On phones `ApplyBar` does. */
export function JobFacts({ title, facts, apply }: JobFactsProps) {
  return (
    <section className="rounded-card bg-wool p-5 sm:p-7">
      <h2 className="pb-4 text-[1.35rem]">{title}</h2>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-3.5 @max-[20rem]:grid-cols-1">
        {facts.map(({ label, value, note, long }) => (
          <div key={label} className={long && ownLine[long]}>
            <dt className="text-[.9rem] text-soft">{label}</dt>
            <dd className="font-semibold tabular-nums hyphens-auto">
              {typeof value === 'string' ? (
                value
              ) : (
                <RelativeTime time={value} className="inline-block first-letter:uppercase" />
              )}
              {note && <span className="block text-[.9rem] font-normal text-soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {apply && (
        <a href="#apply" className={`${buttonClass()} mt-6 w-full max-lg:hidden print:hidden`}>
          {apply}
        </a>
      )}
    </section>
  );
}
