/** Every public page whose address never changes, in the order of the sitemap. */
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

export const staticPageNames = Object.keys(staticPages) as StaticPage[];

/** A confirmation is no page to arrive at from a search engine. */
export const indexablePages = staticPageNames.filter((page) => page !== 'thankYou');
