import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LogoMark } from '../../art/logo-mark.tsx';
import { fill } from '../../i18n/format.ts';
import { LanguageSwitch } from '../../i18n/language/language-switch.tsx';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Container } from '../../ui/container.tsx';
import { useSite } from '../shell/site-context.tsx';
import { usePortalMessages } from './portal-context.ts';

type PortalFrameProps = {
  /** The company, in the header. */
  company?: ReactNode;
  /** Actions of the header, such as signing out. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Header and footer of the portal, without the menus of the site. */
export function PortalFrame({ company, actions, children }: PortalFrameProps) {
  const common = useCommonMessages();
  const site = useSite();
  const t = usePortalMessages();
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {common.skipToContent}
      </a>
      <header className="site-header @container">
        <Container className="flex min-h-19 flex-wrap items-center gap-x-3 gap-y-1.5 py-2 @min-[20rem]:flex-nowrap sm:gap-x-5">
          <LocalizedLink
            to="/portal"
            className="flex min-h-11 min-w-0 items-center gap-2.5 font-head text-[1.2rem] font-bold tracking-tight sm:text-[1.45rem]"
          >
            <LogoMark className="w-7.5 flex-none text-primary sm:w-8.5" />
            {/* A phone has no room for the name of the site beside the name of a company. */}
            <span className={clsx('truncate', company && 'max-sm:sr-only')}>{site.name}</span>
          </LocalizedLink>
          {company}
          <div className="ml-auto flex items-center gap-1 sm:gap-3">
            <LanguageSwitch />
            {actions}
          </div>
        </Container>
      </header>
      <main id="content" tabIndex={-1} className="@container grow pb-16 outline-none">
        <noscript>
          <Container className="pt-12">
            <p>{fill(t.noJs, { email: site.contactEmail })}</p>
          </Container>
        </noscript>
        {children}
      </main>
      <footer className="border-t border-line py-6 text-[.95rem] text-soft">
        <Container className="flex flex-wrap justify-between gap-x-8 gap-y-2">
          <p>{site.name}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={`mailto:${site.contactEmail}`} className="hover:underline">
              {site.contactEmail}
            </a>
            <LocalizedLink to="/privacy-policy" className="hover:underline">
              {common.footer.privacy}
            </LocalizedLink>
          </p>
        </Container>
      </footer>
    </div>
  );
}
