import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';

export const adminScorecards = {
  recommendations: {
    strong_no: 'Definitely not',
    no: 'No',
    yes: 'Yes',
    strong_yes: 'Definitely',
  },
  failed: 'Couldn’t load the scorecards: {error}',
  none: 'No scorecards yet. Write yours after you’ve met the person.',
  writeOwn: 'Write your scorecard',
  edit: 'Edit yours',
  hidden: {
    one: '{names} has written a scorecard. You can read it once you’ve submitted yours.',
    other: '{names} have written scorecards. You can read them once you’ve submitted yours.',
  },
  waiting: 'Asked, not written yet: {names}',
  ask: {
    open: 'Ask a colleague',
    title: 'Ask for a scorecard',
    text: 'It becomes a task in their day, done when they submit.',
    colleague: 'Colleague',
    choose: 'Choose a colleague',
    due: 'Due',
    missing: 'Choose a colleague and a day.',
    cancel: 'Cancel',
    submit: 'Ask',
    asked: '{name} has been asked for a scorecard.',
    errors: byCode({ '23505': 'You’ve already asked this colleague.' }),
  },
  form: {
    title: 'Your scorecard',
    blind:
      'Nobody’s scorecard is shown to you until you submit yours, and yours isn’t shown to colleagues who haven’t written one.',
    questions: 'Questions to ask ({count})',
    score: '{score} of 5',
    clear: 'Clear',
    notes: 'Notes',
    notesHint: 'What you saw and heard. The person gets it with a data export.',
    recommendation: 'Would you move this person forward?',
    missing: 'Choose a recommendation.',
    cancel: 'Cancel',
    submit: 'Submit scorecard',
    save: 'Save changes',
    submitted: 'Scorecard submitted.',
    saved: 'Scorecard saved.',
  },
  summary: 'Recommendations',
  attribute: 'Attribute',
  unrated: 'Not rated',
  edited: 'edited {time}',
} as const;

export type AdminScorecardsMessages = MessagesOf<typeof adminScorecards>;
