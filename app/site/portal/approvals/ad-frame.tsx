import { clsx } from 'clsx';
import { useState } from 'react';
import { type Language, languages } from '../../../../domain/language.ts';
import type { JobPreview } from '../../../backend/preview/job-preview.ts';
import { jobPreviewPath } from '../../../backend/preview/preview-frame.ts';
import { usePreviewFrame } from '../../../backend/preview/use-preview-frame.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { usePortalMessages } from '../portal-context.ts';

/** The ad in the page that visitors will see, in the languages in which it is written. */
export function AdFrame({ preview }: { preview: JobPreview }) {
  const { approvals: t } = usePortalMessages();
  const pageLanguage = useLanguage();
  const writtenLanguages = languages.filter((language) => preview.job.title[language]?.trim());
  const [chosenLanguage, setChosenLanguage] = useState<Language>();
  const language =
    chosenLanguage ??
    (writtenLanguages.includes(pageLanguage)
      ? pageLanguage
      : (writtenLanguages[0] ?? pageLanguage));
  const frame = usePreviewFrame(preview);

  return (
    <div className="grid gap-3">
      {writtenLanguages.length > 1 && (
        <fieldset
          aria-label={t.inLanguage}
          className="flex gap-1 justify-self-start rounded-full bg-wool p-1"
        >
          {writtenLanguages.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === language}
              onClick={() => setChosenLanguage(option)}
              className={clsx(
                'min-h-11 rounded-full px-5 font-semibold',
                option === language
                  ? 'bg-paper shadow-[inset_0_0_0_1.5px_var(--color-edge)]'
                  : 'text-soft hover:text-ink',
              )}
            >
              {t.languages[option]}
            </button>
          ))}
        </fieldset>
      )}
      <iframe
        ref={frame}
        key={language}
        src={`${jobPreviewPath}?lang=${language}`}
        title={t.frame}
        className="h-[75dvh] min-h-112 w-full rounded-card border border-edge bg-page"
      />
    </div>
  );
}
