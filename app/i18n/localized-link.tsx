import type { ComponentProps } from 'react';
import { localizedHref } from './href.ts';
import { useCarriesLanguage, useLanguage } from './language-context.tsx';
import { PageLink } from './page-link.tsx';

type LocalizedLinkProps = Omit<ComponentProps<typeof PageLink>, 'href'> & { to: string };

/** A link inside the site that keeps the language. */
export function LocalizedLink({ to, ...props }: LocalizedLinkProps) {
  const language = useLanguage();
  const carries = useCarriesLanguage();
  return <PageLink href={localizedHref(to, language, carries)} {...props} />;
}
