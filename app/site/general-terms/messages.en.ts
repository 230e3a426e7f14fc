import type { MessagesOf } from '../../i18n/messages-of.ts';

export const generalTerms = {
  lead: 'For companies that recruit with us. Written in plain English: about {minutes} min to read.',
  version: 'Version {number}, in force since {date}',
  earlier: 'Version {number}, in force from {date}. It has been replaced.',
  upcoming: 'Version {number}, in force from {date}. Until then, the previous version applies.',
  withdrawn: 'Version {number}, in force from {date}. It no longer applies.',
  announced: 'Version {number} applies from {date}. Read it now',
  current: 'Read the current version',
  contents: 'Contents',
  versions: {
    title: 'All versions',
    item: 'Version {number}, {date}',
    inForce: 'in force',
  },
  versionTitle: 'General terms, version {number} | {siteName}',
} as const;

export type GeneralTermsMessages = MessagesOf<typeof generalTerms>;
