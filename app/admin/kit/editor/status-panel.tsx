import { fill, formatTime } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { Fact, Facts } from '../screens/facts.tsx';
import { Section } from '../screens/section.tsx';
import { useEditing } from './use-editor.ts';

/** The state of the page, when it was saved and by whom, and its missing texts. */
export function StatusPanel({ facts }: { facts: [label: string, value: string | false][] }) {
  const { row, missing, labelOf, nameOf } = useEditing();
  const { status } = useMessages('editing');
  const language = useLanguage();
  const time = formatTime(new Date(row.savedAt), language);
  const name = nameOf(row.savedBy);
  return (
    <Section title={status.title}>
      <Facts>
        {[...facts, [status.saved, name ? fill(status.savedBy, { time, name }) : time]].map(
          ([label, value]) =>
            value && (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ),
        )}
      </Facts>
      {missing.length === 0 ? (
        <p className="font-medium text-on-mint">{status.complete}</p>
      ) : (
        <div className="grid gap-1.5">
          <h3 className="text-base">
            {formatPlural(status.missingTitle, missing.length, language)}
          </h3>
          <p className="text-soft">{status.missingText}</p>
          <ul className="list-disc pl-5">
            {missing.map((key) => (
              <li key={key}>{labelOf(key)}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
