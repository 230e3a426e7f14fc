import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminSettings = {
  title: 'Settings',
  save: 'Save',
  loadFailed: 'Couldn’t load the settings. Try again in a moment.',
  notYours: {
    title: 'You don’t have access',
    text: 'Settings apply to everyone, so only administrators can change them.',
  },
  shape: {
    title: 'Tailored to your agency',
    text: 'The terms and fields everyone works with.',
    tags: 'Tags',
    stages: 'Stages',
    rejectReasons: 'Rejection reasons',
    customFields: 'Custom fields',
  },
  secondFactor: {
    title: 'Two-factor for everyone',
    text: 'Everyone signs in with a code from an app. Anyone without one sets it up before they can continue.',
    label: 'Require two-factor authentication for all staff',
    on: 'On',
    off: 'Off',
    turnedOn: 'Everyone now needs two-factor authentication.',
    turnedOff: 'Two-factor authentication is optional again.',
    without: {
      one: 'One colleague doesn’t have it yet and will be asked right away.',
      other: '{count} colleagues don’t have it yet and will be asked right away.',
    },
    withoutNone: 'Everyone already has it.',
    who: 'Who?',
    ownFirst:
      'Set up your own two-factor authentication and sign in with it before you require it of others.',
    profile: 'Your profile',
  },
  retention: {
    title: 'Data retention',
    text: 'Set per purpose. People are hidden first, then erased after the quarantine. A shorter period takes effect with the next nightly run, so check the preview first. A changed quarantine applies to people who are hidden from then on; those who are hidden already keep their date. The privacy policy shows these periods.',
    preview: 'Preview the next run',
    purpose: 'Purpose',
    months: 'Months',
    quarantine: 'Quarantine (days)',
    monthsOf: 'Months: {purpose}',
    quarantineOf: 'Quarantine (days): {purpose}',
    none: 'None',
    saved: 'Saved: {purpose}.',
  },
} as const;

export type AdminSettingsMessages = MessagesOf<typeof adminSettings>;
