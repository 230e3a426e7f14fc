export const generalTerms = {
  lead: 'For companies that recruit with us. Written to be read: it takes about {minutes} min.',
  version: 'Version {number}, in force since {date}',
  earlier: 'Version {number}, in force from {date}. It has been replaced.',
  upcoming: 'Version {number}, in force from {date}. Until then the version before it applies.',
  withdrawn: 'Version {number}, in force from {date}. It no longer applies.',
  announced: 'Version {number} applies from {date}: read it now',
  current: 'Read the version in force',
  contents: 'Points',
  versions: {
    title: 'All versions',
    item: 'Version {number}, {date}',
    inForce: 'in force',
  },
  versionTitle: 'General terms, version {number} | {siteName}',
};

export type GeneralTermsMessages = typeof generalTerms;
