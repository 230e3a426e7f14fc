import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { localizedHref } from './href.ts';
import { useCarriesLanguage, useLanguage } from './language-context.tsx';

type LocalizedLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link inside the site that keeps the language. */
export function LocalizedLink({ to, ...props }: LocalizedLinkProps) {
  const language = useLanguage();
  const carries = useCarriesLanguage();
  const href = localizedHref(to, language, carries);
  // On the server nobody clicks: the router would resolve each path against the routes for nothing.
  if (import.meta.env.SSR && isAbsolutePath.test(to)) return <PlainLink href={href} {...props} />;
  return <Link to={href} {...props} />;
}

/** A path that is the same after it was resolved. */
const isAbsolutePath = /^\/(?!\/)(?!.*(\/\/|\/\.))/;

type PlainLinkProps = Omit<LocalizedLinkProps, 'to'> & { href: string };

/** The markup of `Link`, without its handlers. */
function PlainLink({ href, state: _, onClick: __, target, ...props }: PlainLinkProps) {
  return <a {...props} href={href} target={target} data-discover="true" />;
}
