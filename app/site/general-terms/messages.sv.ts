import type { GeneralTermsMessages } from './messages.en.ts';

export const generalTerms: GeneralTermsMessages = {
  lead: 'För företag som rekryterar med oss. Skrivna för att läsas: det tar ungefär {minutes} min.',
  version: 'Version {number}, gäller från {date}',
  earlier: 'Version {number}, gällde från {date}. Den är ersatt.',
  upcoming: 'Version {number}, gäller från {date}. Till dess gäller den tidigare versionen.',
  withdrawn: 'Version {number}, gällde från {date}. Den gäller inte längre.',
  announced: 'Version {number} gäller från {date}: läs den redan nu',
  current: 'Läs gällande version',
  contents: 'Innehåll',
  versions: {
    title: 'Alla versioner',
    item: 'Version {number}, {date}',
    inForce: 'gäller',
  },
  versionTitle: 'Allmänna villkor, version {number} | {siteName}',
};
