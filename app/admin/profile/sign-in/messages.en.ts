import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const profileEmail = {
  title: 'Email',
  text: 'You use it to sign in. A new address takes effect once you’ve followed the links we email you.',
  current: 'Current: {email}',
  pending: 'Waiting for {email} to be confirmed. Follow the links in both inboxes.',
  field: 'New email',
  change: 'Change email',
  sent: 'We’ve emailed both addresses. Follow the link in each one.',
  half: 'One address is confirmed. Now follow the link in the other inbox.',
  changed: 'Email changed.',
  failed: 'Couldn’t change the email: {error}',
} as const;

export const profilePassword = {
  title: 'Password',
  text: 'Changing your password signs you out everywhere else.',
  field: 'New password',
  hint: 'Longer beats complicated: try four random words.',
  current: 'Current password',
  currentHint: 'It’s been a while since you signed in. Confirm with your current password.',
  code: 'Code from the email',
  codeHint: 'We’ve just emailed it to you.',
  change: 'Change password',
  changed: 'Password changed.',
} as const;

export const profileSessions = {
  title: 'Where you’re signed in',
  text: 'Don’t recognise something? End the session and change your password.',
  current: 'This browser',
  lastUsed: 'Last used {time}',
  withSecondFactor: 'Two-factor',
  endSession: 'End',
  endLabel: 'End session: {device}',
  endOthers: 'End all others',
  ended: 'Session ended.',
  othersEnded: 'All other sessions ended.',
  failed: 'Couldn’t end the session: {error}',
  loadFailed: 'Couldn’t load the sessions.',
  browserOnSystem: '{browser} on {system}',
  unknownDevice: 'Unknown browser',
} as const;

export type ProfileEmailMessages = MessagesOf<typeof profileEmail>;
export type ProfilePasswordMessages = MessagesOf<typeof profilePassword>;
export type ProfileSessionsMessages = MessagesOf<typeof profileSessions>;
