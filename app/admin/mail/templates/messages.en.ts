import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminEmailTemplates = {
  title: 'Email templates',
  text: 'Every email we send, and when. Changes apply to every email sent from now on, also those already waiting.',
  search: 'Search emails',
  nothingFound: 'No emails match.',
  loadFailed: 'Couldn’t load the templates.',
  columns: { name: 'Email', sentWhen: 'Sent', state: 'Status', saved: 'Last saved' },
  states: { changed: 'Edited', default: 'Default' },
  notYours: {
    title: 'You don’t have access',
    text: 'Emails go out in everyone’s name, so only administrators edit them.',
  },
  notFound: {
    title: 'Template not found',
    text: 'The URL may be wrong.',
    action: 'All templates',
  },
  back: 'Email templates',
  sentWhen: 'Sent: {when}',
  unsaved: 'Kept on this device. Emails use the old text until you save.',
  actions: {
    save: 'Save',
    saved: 'Saved. The next email uses it.',
    test: 'Send me a test',
    testHint: 'A test uses the saved version, so save first.',
    testSent: 'On its way to {email} in both languages.',
    reset: 'Reset to default',
    resetDone: 'The default text is in the editor. Save to use it.',
  },
  fields: {
    subject: 'Subject',
    body: 'Body (HTML)',
    bodyHint: 'Type two braces to insert a variable.',
    variables: 'Variables',
    variablesText: 'Each variable with an example. Type {{ in a text to insert one.',
    offered: 'Insert a variable',
  },
  errors: {
    empty: 'This can’t be empty.',
    too_long: 'This is too long.',
    unknown_variable: 'Unknown variables: {names}',
    essential_missing: 'The email doesn’t work without this variable: {names}',
    unknown_tag: 'Only conditions are supported: if, elsif, else, unless.',
    unclosed: 'A brace or condition isn’t closed.',
    unsafe_html: 'Scripts, styles, frames and forms aren’t allowed in emails.',
    secret_misplaced:
      'A link or code must stand on its own in the text or be the whole target of a link.',
    foreign_content:
      'This email contains a private link, so it can only load images from this site.',
    foreign_link: 'This email contains a private link, so it can only link to this site.',
    syntax: 'Syntax error: {detail}',
  },
  preview: {
    title: 'Preview with sample data',
    html: 'Formatted',
    text: 'Plain text',
    view: 'Format',
    frame: 'Email in {language}',
    subject: 'Subject: {subject}',
    waiting: 'The preview comes back once the errors are fixed.',
  },
  versions: {
    text: 'Every saved version, compared with what’s in the editor.',
    restored: 'Version {version} is in the editor. Save to use it.',
  },
} as const;

export type AdminEmailTemplatesMessages = MessagesOf<typeof adminEmailTemplates>;
