import type { Language } from '../../../../domain/language.ts';

type Texts = Record<
  'searches' | 'open' | 'interview' | 'answer' | 'shortlist' | 'comment' | 'send' | 'sent',
  string
> &
  Record<'ask' | 'asked' | 'pass' | 'reason' | 'passed' | 'signOut' | 'signIn', string>;

export const texts: Record<Language, Texts> = {
  en: {
    searches: 'Your searches',
    open: 'You have 1 open search.',
    interview: 'Interview',
    answer: 'Tell us what you think of 2 people',
    shortlist: 'Shortlist from',
    comment: 'Comment to your recruiter',
    send: 'Send comment',
    sent: 'We’ve got your comment',
    ask: 'Ask for an interview',
    asked: 'You’ve asked for an interview.',
    pass: 'Pass',
    reason: 'Tell us briefly why',
    passed: 'you’re passing on',
    signOut: 'Sign out',
    signIn: 'Sign in to the client portal',
  },
  sv: {
    searches: 'Era rekryteringar',
    open: 'Ni har 1 pågående rekrytering.',
    interview: 'Intervju',
    answer: 'Säg vad du tycker om 2 slutkandidater',
    shortlist: 'Slutkandidater från',
    comment: 'En kommentar till din rekryterare',
    send: 'Skicka kommentaren',
    sent: 'är skickad',
    ask: 'Be om en intervju',
    asked: 'Du har bett om en intervju.',
    pass: 'Tacka nej',
    reason: 'Berätta kort varför',
    passed: 'nej tack till',
    signOut: 'Logga ut',
    signIn: 'Logga in i kundportalen',
  },
};
