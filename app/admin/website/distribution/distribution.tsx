import { useState } from 'react';
import { jobFeeds } from '../../../../domain/jobs/job-channel.ts';
import type { Language } from '../../../../domain/language.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Screen } from '../../kit/screens/screen.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';
import { BackToWebsite } from '../back-to-website.tsx';
import { EmbedSection } from './embed-section.tsx';
import { LanguageField } from './language-field.tsx';

/** URLs of the job feeds, and the job list for other websites. */
export default function Distribution() {
  const t = useMessages('distribution');
  return (
    <Screen title={t.title}>
      <div className="grid max-w-4xl gap-4">
        <BackToWebsite />
        <p className="max-w-[75ch] text-soft">{t.text}</p>
        <Feeds />
        <EmbedSection />
      </div>
    </Screen>
  );
}

function Feeds() {
  const t = useMessages('distribution');
  const { site } = useAdmin();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Section title={t.feeds.title} text={t.feeds.text}>
      <LanguageField label={t.feeds.language} value={language} onChange={setLanguage} />
      <ul className="grid divide-y divide-line">
        {jobFeeds.map(({ path }) => {
          const url = new URL(`${path}?lang=${language}`, site.url).href;
          const { name, text } = t.feeds.kinds[path];
          return (
            <li
              key={path}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
                <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
                <p className="text-soft">{text}</p>
                <a href={url} className="wrap-anywhere underline underline-offset-4">
                  {url}
                </a>
              </div>
              <CopyButton text={url} label={t.copy} done={t.copied} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
