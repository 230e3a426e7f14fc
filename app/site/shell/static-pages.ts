/** Every public page with a fixed path, in the order of the sitemap. */
export const staticPages = {
  home: '/',
  howItWorks: '/how-it-works',
  pricing: '/pricing',
  calculator: '/calculator',
  membership: '/membership',
  availableJobs: '/available-jobs',
  candidateBank: '/kandidatbanken',
  freelanceNetwork: '/freelance-network',
  workHere: '/work-at-alpaca',
  aboutUs: '/om-oss',
  contact: '/about',
  blog: '/blog',
  faq: '/faq',
  privacyPolicy: '/privacy-policy',
  generalTerms: '/general-terms',
  thankYou: '/thank-you',
} as const;

export type StaticPage = keyof typeof staticPages;

const staticPageNames = Object.keys(staticPages) as StaticPage[];

/** The thank-you page does not belong in search results. */
export const indexablePages = staticPageNames.filter((page) => page !== 'thankYou');
