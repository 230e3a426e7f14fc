import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { localizedHref } from './href.ts';
import { useCarriesLanguage, useLanguage } from './language-context.tsx';

type LocalizedLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link inside the site that keeps the language. */
export function LocalizedLink({ to, ...props }: LocalizedLinkProps) {
  const language = useLanguage();
  const carries = useCarriesLanguage();
  return <Link to={localizedHref(to, language, carries)} {...props} />;
}
