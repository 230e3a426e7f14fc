import { fill } from '../../../i18n/fill.ts';
import type { CommonMessages } from '../../../i18n/messages/common.en.ts';

export type NavigationItem = { to: string; label: string; hint: string };

/** The `id` is for elements that belong together: a name of `useId` would be another one on each page. */
export type NavigationGroup = { id: string; title: string; items: NavigationItem[] };

/** The groups of links in header and footer. */
export function listNavigation(common: CommonMessages, siteName: string): NavigationGroup[] {
  const { services, career, company } = common;
  const workHere = { ...career.workHere, label: fill(career.workHere.label, { siteName }) };
  return [
    {
      id: 'services',
      title: services.title,
      items: [
        { to: '/how-it-works', ...services.howItWorks },
        { to: '/pricing', ...services.pricing },
        { to: '/calculator', ...services.calculator },
      ],
    },
    {
      id: 'career',
      title: career.title,
      items: [
        { to: '/work-at-alpaca', ...workHere },
        { to: '/available-jobs', ...career.jobs },
        { to: '/freelance-network', ...career.freelance },
        { to: '/kandidatbanken', ...career.candidates },
      ],
    },
    {
      id: 'company',
      title: company.title,
      items: [
        { to: '/om-oss', ...company.about },
        { to: '/about', ...company.contact },
        { to: '/blog', ...company.blog },
        { to: '/faq', ...company.faq },
      ],
    },
  ];
}
