import { type Language, languages } from '../../../../domain/language.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { Section } from '../screens/section.tsx';
import { useDraftText } from './localized-fields.tsx';
import { useEditing } from './use-editor.ts';

// Approximate limits of the large search engines, which measure pixels.
const limits = { maxTitle: 60, minDescription: 70, maxDescription: 160 };

type SearchResultProps = {
  /** The title of the page, with placeholders for the title of the draft and the `values`. */
  pageTitle: Record<Language, string>;
  values?: Record<string, string>;
  path: string;
  /** Name of the field that is the description. */
  description: string;
};

/** Preview of the page as a search result, in both languages. */
export function SearchResult(props: SearchResultProps) {
  const { pageTitle, values, path } = props;
  const { labelOf } = useEditing();
  const messages = useMessages('editing');
  const { site } = useAdmin();
  const { host } = new URL(site.url);
  const read = useDraftText();
  const labels = { title: labelOf('title'), description: labelOf(props.description) };
  return (
    <Section title={messages.result.title}>
      {languages.map((language) => {
        const title = fillAny(pageTitle[language], {
          ...values,
          title: read('title', language),
          siteName: site.name,
        });
        const description = read(props.description, language);
        const href = localizedHref(path, language);
        return (
          <div key={language} className="grid gap-1">
            <h3 className="text-sm font-semibold text-soft">{messages.languages[language]}</h3>
            <div lang={language} className="grid gap-0.5 rounded-compact bg-page px-3 py-2.5">
              <p className="truncate text-sm text-soft">{host + href.replaceAll('/', ' › ')}</p>
              <p className="text-[1.05rem] leading-snug font-medium text-primary wrap-anywhere">
                {cutBetweenWords(title, limits.maxTitle)}
              </p>
              <p className="text-soft wrap-anywhere">
                {cutBetweenWords(description, limits.maxDescription)}
              </p>
            </div>
            <p className="text-sm text-soft">
              {describeLengths(title.length, description.length, labels, messages.result)}
            </p>
          </div>
        );
      })}
    </Section>
  );
}

function describeLengths(
  title: number,
  description: number,
  labels: { title: string; description: string },
  result: AdminMessages['editing']['result'],
): string {
  const { maxTitle, minDescription, maxDescription } = limits;
  const lines = [
    title > maxTitle && `${labels.title}: ${fill(result.tooLong, { count: title, max: maxTitle })}`,
    description === 0 && fill(result.noDescription, { name: labels.description }),
    description > maxDescription &&
      `${labels.description}: ${fill(result.tooLong, { count: description, max: maxDescription })}`,
    description > 0 &&
      description < minDescription &&
      `${labels.description}: ${fill(result.tooShort, { count: description, min: minDescription, max: maxDescription })}`,
  ].filter(Boolean);
  return lines.join(' ') || fill(result.fine, { title, description });
}

/** Cuts between two words, and not after the separator between the title and the site name. */
function cutBetweenWords(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\s|]*\S*$/, '') || text.slice(0, maxLength)} …`;
}
