import { type Language, languages } from '../../../../domain/language.ts';
import { fill } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { Section } from '../section.tsx';

// Approximate limits of the large search engines, which measure pixels.
const limits = { maxTitle: 60, minDescription: 70, maxDescription: 160 };

type SearchResultProps = {
  /** The full title and the description of the page in a language. */
  read: (language: Language) => { title: string; description: string };
  site: { url: string };
  path: string;
  /** The labels of the two fields on this screen. */
  names: { title: string; description: string };
  messages: AdminMessages['editing'];
};

/** Preview of the page as a search result, in both languages. */
export function SearchResult({ read, site, path, names, messages }: SearchResultProps) {
  const { host } = new URL(site.url);
  return (
    <Section title={messages.result.title}>
      {languages.map((language) => {
        const { title, description } = read(language);
        const address = localizedHref(path, language);
        return (
          <div key={language} className="grid gap-1">
            <h3 className="text-sm font-semibold text-soft">{messages.languages[language]}</h3>
            <div lang={language} className="grid gap-0.5 rounded-compact bg-page px-3 py-2.5">
              <p className="truncate text-sm text-soft">{host + address.replaceAll('/', ' › ')}</p>
              <p className="text-[1.05rem] leading-snug font-medium text-primary wrap-anywhere">
                {cut(title, limits.maxTitle)}
              </p>
              <p className="text-soft wrap-anywhere">{cut(description, limits.maxDescription)}</p>
            </div>
            <p className="text-sm text-soft">
              {judge(title.length, description.length, names, messages.result)}
            </p>
          </div>
        );
      })}
    </Section>
  );
}

function judge(
  title: number,
  description: number,
  names: SearchResultProps['names'],
  result: AdminMessages['editing']['result'],
): string {
  const { maxTitle, minDescription: least, maxDescription: most } = limits;
  const lines = [
    title > maxTitle && `${names.title}: ${fill(result.tooLong, { count: title, most: maxTitle })}`,
    description === 0 && fill(result.noDescription, { name: names.description }),
    description > most &&
      `${names.description}: ${fill(result.tooLong, { count: description, most })}`,
    description > 0 &&
      description < least &&
      `${names.description}: ${fill(result.tooShort, { count: description, least, most })}`,
  ].filter(Boolean);
  return lines.join(' ') || fill(result.fine, { title, description });
}

/** Cuts between two words, and not after the separator between the title and the site name. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\s|]*\S*$/, '') || text.slice(0, maxLength)} …`;
}
