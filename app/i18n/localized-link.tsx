import type { ComponentProps } from 'react';
import { localizedHref } from './href.ts';
import { useLanguage, useNamesEnglish } from './language-context.tsx';
import { PageLink } from './page-link.tsx';

type LocalizedLinkProps = Omit<ComponentProps<typeof PageLink>, 'href'> & { to: string };

/** A link inside the site that keeps the language. */
export function LocalizedLink({ to, ...props }: LocalizedLinkProps) {
  const language = useLanguage();
  const namesEnglish = useNamesEnglish();
  return <PageLink href={localizedHref(to, language, namesEnglish)} {...props} />;
}
