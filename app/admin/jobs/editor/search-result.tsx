import type { Language } from '../../../../domain/language.ts';
import { languages } from '../../../../domain/language.ts';
import { oneOrBoth } from '../../../data/job-editor-row.ts';
import { fill } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { inLanguage } from '../../../i18n/in-language.ts';
import { useClients } from './client-field.tsx';
import { useJobEditing } from './editor-context.ts';
import { Section } from './section.tsx';

// What the large search engines show, roughly: they count pixels.
const fits = { title: 60, least: 70, description: 160 };

/** How the page looks in a list of search results, in both languages. */
export function SearchResult() {
  const { messages } = useJobEditing();
  return (
    <Section title={messages.result.title}>
      {languages.map((language) => (
        <Result key={language} language={language} />
      ))}
    </Section>
  );
}

function Result({ language }: { language: Language }) {
  const { draft, messages, pageTitles, site } = useJobEditing();
  const clients = useClients();
  const company =
    (draft.kind === 'client' && clients.find(({ id }) => id === draft.client_id)?.name) ||
    site.name;
  const read = (en: string, sv: string) => inLanguage(oneOrBoth(en, sv), language);
  const title = fill(pageTitles[language], {
    title: read(draft['title.en'], draft['title.sv']),
    company,
    location: draft.location,
    siteName: site.name,
  });
  const description = read(draft['summary.en'], draft['summary.sv']);
  const { host } = new URL(site.url);
  const address = localizedHref(`/job/${draft.slug}`, language);

  return (
    <div className="grid gap-1">
      <h3 className="text-sm font-semibold text-soft">{messages.languages[language]}</h3>
      <div lang={language} className="grid gap-0.5 rounded-compact bg-page px-3 py-2.5">
        <p className="truncate text-sm text-soft">{host + address.replaceAll('/', ' › ')}</p>
        <p className="text-[1.05rem] leading-snug font-medium text-primary wrap-anywhere">
          {cut(title, fits.title)}
        </p>
        <p className="text-soft wrap-anywhere">{cut(description, fits.description)}</p>
      </div>
      <Lengths title={title.length} description={description.length} />
    </div>
  );
}

function Lengths({ title, description }: { title: number; description: number }) {
  const { messages } = useJobEditing();
  const { result, texts } = messages;
  const lines = [
    title > fits.title &&
      `${texts.fields.title}: ${fill(result.tooLong, { count: title, most: fits.title })}`,
    description === 0 && result.noDescription,
    description > fits.description &&
      `${texts.fields.summary}: ${fill(result.tooLong, { count: description, most: fits.description })}`,
    description > 0 &&
      description < fits.least &&
      `${texts.fields.summary}: ${fill(result.tooShort, { count: description, least: fits.least, most: fits.description })}`,
  ].filter(Boolean);
  return (
    <p className="text-sm text-soft">
      {lines.join(' ') || fill(result.fine, { title, description })}
    </p>
  );
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;
}
