import { fill, formatDate, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Section } from '../../editor/section.tsx';
import { useJobEditing } from './editor-context.ts';
import { nameField } from './name-field.ts';

type StatusPanelProps = { nameOf: (id: string | null) => string | null };

/** How the job stands, and what it still lacks. */
export function StatusPanel({ nameOf }: StatusPanelProps) {
  const { job, draft, missing, messages } = useJobEditing();
  const { status } = messages;
  const language = useLanguage();
  const day = (moment: string) => formatDate(new Date(moment), language);
  const time = formatTime(new Date(job.savedAt), language);
  const name = nameOf(job.savedBy);
  const facts = [
    ...(job.publishedAt ? [[status.published, day(job.publishedAt)]] : []),
    ...(job.closedAt ? [[status.closed, day(job.closedAt)]] : []),
    [status.saved, name ? fill(status.savedBy, { time, name }) : time],
  ];

  return (
    <Section title={status.title}>
      <dl className="grid gap-1.5">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {missing.size === 0 ? (
        <p className="font-medium text-on-mint">{status.complete}</p>
      ) : (
        <div className="grid gap-1.5">
          <h3 className="text-base">
            {fill(missing.size === 1 ? status.missingTitle.one : status.missingTitle.other, {
              count: missing.size,
            })}
          </h3>
          <p className="text-soft">{status.missingText}</p>
          <ul className="list-disc pl-5">
            {[...missing].map((key) => (
              <li key={key}>{nameField(key, draft, messages)}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
