import type { GeneralTermsMessages } from '../en/general-terms.ts';

export const generalTerms: GeneralTermsMessages = {
  lead: 'För företag som rekryterar med oss. Skrivna för att läsas; tretton punkter, sex minuter.',
  version: 'Version {number}, gäller från {date}',
  earlier: 'Version {number}, gällde från {date}. Den är ersatt.',
  current: 'Läs den version som gäller',
  contents: 'Punkter',
  versions: {
    title: 'Alla versioner',
    item: 'Version {number}, {date}',
    inForce: 'gäller',
  },
  versionTitle: 'Allmänna villkor, version {number} | {siteName}',
};
