import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const ownDetails = {
  title: 'Your details',
  headline: 'Your title',
  emailHint: 'We check a new address by hand before it changes.',
  save: 'Save',
  saved: 'Saved.',
  newEmail:
    'We’ve received your new address {newEmail}. Until we’ve checked it, we write to {email}. After that you’ll get a new link at the new address, and this one stops working.',
  newEmailOnly: 'We’ve received your new address {newEmail}. We’ll use it once we’ve checked it.',
} as const;

export const ownProfile = {
  title: 'Your profile',
  save: 'Save profile',
  saved: 'Profile saved.',
} as const;

export const ownRoles = {
  candidate: {
    active: { title: 'You’re in the candidate database', text: '' },
    paused: {
      title: 'Your profile in the candidate database is paused',
      text: 'While it’s paused, we don’t suggest you for jobs or email you about new ones. Your profile stays as it is.',
    },
  },
  freelancer: {
    pending: {
      title: 'We’re looking at your profile for the freelance network',
      text: 'You’ll hear from us within three working days of joining, either way.',
    },
    approved: { title: 'You’re in the freelance network', text: '' },
    paused: {
      title: 'Your profile in the freelance network is paused',
      text: 'While it’s paused, we don’t suggest you for assignments. Your profile and your calendar stay as they are.',
    },
    declined: {
      title: 'You’re not in the freelance network',
      text: 'We couldn’t offer you a place this time. Your profile is kept until {date} unless you remove it.',
    },
  },
  keptUntil: 'Until {date}. Then we’ll ask if you want to stay.',
  renew: 'I want to stay',
  renewed: 'You’re staying. The new date is above.',
  pause: {
    candidate:
      'Need a break? While your profile is paused, we don’t suggest you for jobs or email you about new ones. Applications you’ve already sent carry on, and you can resume here at any time.',
    freelancer:
      'Fully booked, or need a break? While your profile is paused, we don’t suggest you for assignments. You can resume here at any time.',
    action: 'Pause my profile',
    done: 'Your profile is paused.',
  },
  resume: { action: 'Resume my profile', done: 'Your profile is no longer paused.' },
  leave: {
    candidate: {
      title: 'Leave the candidate database',
      text: 'We stop considering you for new jobs right away. If we have nothing else from you, such as an application, everything we’ve stored about you will be erased.',
      confirm: 'Yes, leave the database',
      done: 'You’ve left the candidate database.',
    },
    freelancer: {
      title: 'Leave the freelance network',
      text: 'We stop contacting you about assignments right away. If we have nothing else from you, such as an application, everything we’ve stored about you will be erased.',
      confirm: 'Yes, leave the network',
      done: 'You’ve left the freelance network.',
    },
    declined: {
      title: 'Remove my profile',
      text: 'If we have nothing else from you, such as an application, everything we’ve stored about you will be erased.',
      confirm: 'Yes, remove my profile',
      done: 'Your profile has been removed from the freelance network.',
    },
    anyDone: 'You’ve left.',
  },
} as const;

export type OwnDetailsMessages = MessagesOf<typeof ownDetails>;
export type OwnProfileMessages = MessagesOf<typeof ownProfile>;
export type OwnRolesMessages = MessagesOf<typeof ownRoles>;
