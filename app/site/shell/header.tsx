import { useMatches } from 'react-router';
import { LogoMark } from '../../art/logo-mark.tsx';
import { fill } from '../../i18n/fill.ts';
import { LanguageSwitch } from '../../i18n/language/language-switch.tsx';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { hasNoMenus } from '../../route-handle.ts';
import { Container } from '../../ui/container.tsx';
import { RenderedOnce } from '../blocks/rendered-once.tsx';
import { MobileMenu } from './menus/mobile-menu.tsx';
import { NavMenu } from './menus/nav-menu.tsx';
import { listNavigation } from './menus/navigation.ts';
import { useSite } from './site-context.tsx';
import { SessionControl } from './visitor/session-control.tsx';

export function Header() {
  const common = useCommonMessages();
  const site = useSite();
  const groups = listNavigation(common, site.name);
  const isPlain = useMatches().some(({ handle }) => hasNoMenus(handle));

  return (
    <header className="site-header @container">
      <Container className="flex h-19 items-center gap-1 sm:gap-3 @min-[52rem]:gap-5">
        <LocalizedLink
          to="/"
          aria-label={fill(common.homeLabel, { siteName: site.name })}
          className="mr-auto flex min-h-11 min-w-0 items-center gap-1.5 font-head text-[1.2rem] sm:gap-2.5 sm:text-[1.45rem] font-bold tracking-tight @min-[52rem]:mr-2"
        >
          {/* The name has priority over the logo on screens that have no room for both. */}
          <LogoMark className="w-7.5 flex-none text-primary sm:w-8.5 @min-[22rem]:@max-[25rem]:hidden" />
          <span className="truncate">{site.name}</span>
        </LocalizedLink>
        {!isPlain && (
          <nav aria-label={common.mainMenu} className="mr-auto hidden @min-[52rem]:block">
            <RenderedOnce as="ul" className="flex gap-1" part="menu">
              {groups.map((group) => (
                <NavMenu key={group.title} {...group} />
              ))}
            </RenderedOnce>
          </nav>
        )}
        <div className={isPlain ? 'ml-auto' : undefined}>
          <LanguageSwitch />
        </div>
        {!isPlain && (
          <>
            {/* On the narrowest phones, and with large letters, it is in the menu only. */}
            <div className="@max-[22rem]:hidden">
              <SessionControl />
            </div>
            <MobileMenu groups={groups} />
          </>
        )}
      </Container>
    </header>
  );
}
