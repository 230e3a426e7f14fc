import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { type Language, languages } from '../../../domain/language.ts';
import { sameHrefIn } from '../href.ts';
import { useCommonMessages, useLanguage } from '../language-context.tsx';
import { PageLink } from '../page-link.tsx';

const names: Record<Language, string> = { en: 'English', sv: 'Svenska' };

type LanguageSwitchProps = { onChoose?: () => void };

export function LanguageSwitch({ onChoose }: LanguageSwitchProps) {
  const { language: label } = useCommonMessages();
  const active = useLanguage();
  const location = useLocation();

  return (
    <fieldset aria-label={label} className="flex items-center text-[.95rem] font-semibold">
      {languages.map((language, position) => (
        <Fragment key={language}>
          {position > 0 && (
            <span aria-hidden="true" className="text-edge">
              /
            </span>
          )}
          <PageLink
            href={sameHrefIn(language, location)}
            lang={language}
            hrefLang={language}
            title={names[language]}
            preventScrollReset
            replace
            aria-current={language === active ? 'true' : undefined}
            onClick={onChoose}
            className={clsx(
              'grid min-h-11 min-w-8 place-content-center rounded-full sm:min-w-9',
              language === active ? 'text-ink' : 'text-soft hover:text-ink hover:underline',
            )}
          >
            {language.toUpperCase()}
          </PageLink>
        </Fragment>
      ))}
    </fieldset>
  );
}
