import { useMatches, useRouteLoaderData } from 'react-router';
import { LogoMark } from '../../art/logo-mark.tsx';
import { fill } from '../../i18n/fill.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { type Audience, audienceOf, hasNoMenus } from '../../route-handle.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';
import { BookingButton } from '../blocks/booking-button.tsx';
import { RenderedOnce } from '../blocks/rendered-once.tsx';
import { useBookingUrl } from '../booking/use-booking-url.ts';
import { splitSentence } from '../forms/split-sentence.ts';
import { CompanyLine } from './company-facts.tsx';
import type { loader as layoutLoader } from './layout.tsx';
import { listNavigation } from './menus/navigation.ts';
import { useSite } from './site-context.tsx';
import { telHref } from './tel-href.ts';

const link =
  'inline-flex min-h-9 items-center text-on-spruce-soft hover:text-on-spruce hover:underline';

export function Footer() {
  const common = useCommonMessages();
  const site = useSite();
  const { footer } = common;
  const isPlain = useMatches().some(({ handle }) => hasNoMenus(handle));
  const audience = useMatches()
    .map(({ handle }) => audienceOf(handle))
    .find((one) => one !== undefined);
  const {
    office,
    company,
    year = new Date().getFullYear(),
  } = useRouteLoaderData<typeof layoutLoader>('site/shell/layout') ?? {};

  return (
    <RenderedOnce
      as="footer"
      className="@container mt-18 bg-spruce text-on-spruce md:mt-[110px]"
      part="footer"
      inputs={{ isPlain, audience, office, company, year }}
    >
      <Container className="py-14 md:py-18">
        <CallToAction audience={audience} />
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 py-10 @max-[20rem]:grid-cols-1 sm:grid-cols-3 sm:gap-x-10 md:py-14 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <div className="col-span-full grid content-start gap-4 lg:col-span-1">
            <p className="flex items-center gap-2.5 font-head text-2xl font-bold tracking-tight">
              <LogoMark className="w-8.5" />
              {site.name}
            </p>
            <p className="measure-34 text-on-spruce-soft">{common.tagline}</p>
            {office && (
              <address className="measure-34 text-on-spruce-soft not-italic">{office}</address>
            )}
            <CompanyLine
              office={office}
              company={company}
              className="measure-34 text-on-spruce-soft"
            />
            <ul>
              <li>
                <a
                  href={telHref(site.contactPhone)}
                  aria-label={fill(footer.call, { phone: site.contactPhone })}
                  className={link}
                >
                  {site.contactPhone}
                </a>
              </li>
              <li>
                <a href={`mailto:${site.contactEmail}`} className={link}>
                  {site.contactEmail}
                </a>
              </li>
              <li>
                <a href={site.socialUrl} rel="noopener me" className={link}>
                  {fill(footer.social, { siteName: site.name })}
                </a>
              </li>
            </ul>
          </div>
          {(isPlain ? [] : listNavigation(common, site.name)).map((group) => (
            <nav key={group.title} aria-label={`${footer.landmark}: ${group.title}`}>
              <h2 className="pb-2 font-sans text-base font-semibold tracking-normal">
                {group.title}
              </h2>
              <ul>
                {group.items.map((item) => (
                  <li key={item.to}>
                    <LocalizedLink to={item.to} className={link}>
                      {item.label}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-on-spruce/20 pt-6 text-[.95rem]">
          <p className="text-on-spruce-soft">
            {fill(footer.copyright, { years: `2025–${year}`, siteName: site.name })}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <LocalizedLink to="/privacy-policy" className={link}>
                {footer.privacy}
              </LocalizedLink>
            </li>
            <li>
              <LocalizedLink to="/general-terms" className={link}>
                {footer.terms}
              </LocalizedLink>
            </li>
          </ul>
        </div>
      </Container>
    </RenderedOnce>
  );
}

const actions: Record<Audience, string> = {
  applicant: '/kandidatbanken',
  candidate: '/available-jobs',
  freelancer: '/available-jobs',
  recipient: '/about',
  reviewer: '/about',
};

/** Companies are asked for a role to fill, everybody else for the next step of their own. */
function CallToAction({ audience }: { audience: Audience | undefined }) {
  const { footer } = useCommonMessages();
  const bookingUrl = useBookingUrl();
  const other = audience && footer.audiences[audience];
  const { first, rest } = splitSentence(other?.closing ?? footer.closing);

  return (
    <div className="flex flex-wrap items-center justify-between gap-6 border-b border-on-spruce/20 pb-10 md:pb-14">
      <p className="measure-28 font-head text-3xl leading-tight font-bold tracking-tight text-balance lg:text-4xl">
        {/* A line ends after the question rather than after the first word of the answer. */}
        <span className="inline-block">{first}</span>
        {rest && (
          <>
            {' '}
            <span className="inline-block">{rest}</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3.5">
        {audience && other && (
          <LocalizedLink to={actions[audience]} className={buttonClass({ variant: 'warm' })}>
            {other.action}
          </LocalizedLink>
        )}
        <BookingButton
          bookingUrl={bookingUrl}
          fallback="/membership"
          variant={other ? 'pale' : 'warm'}
        />
      </div>
    </div>
  );
}
