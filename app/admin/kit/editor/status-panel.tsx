import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Message } from '../../../i18n/messages-of.ts';
import { Section } from '../section.tsx';

type StatusPanelProps = {
  facts: [label: string, value: string][];
  /** Names of the texts that are missing in one language. */
  missing: string[];
  messages: {
    title: string;
    complete: string;
    missingTitle: { one: string; other: Message<'count'> };
    missingText: string;
  };
};

/** The state of the page and its missing texts. */
export function StatusPanel({ facts, missing, messages }: StatusPanelProps) {
  const language = useLanguage();
  const count = missing.length;
  return (
    <Section title={messages.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {count === 0 ? (
        <p className="font-medium text-on-mint">{messages.complete}</p>
      ) : (
        <div className="grid gap-1.5">
          <h3 className="text-base">{formatPlural(messages.missingTitle, count, language)}</h3>
          <p className="text-soft">{messages.missingText}</p>
          <ul className="list-disc pl-5">
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
