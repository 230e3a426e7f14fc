import type { Language } from '../../../domain/language.ts';
import type { ChatApp, ChatEvent } from '../../../domain/staff/chat-hook.ts';

// Messages name nobody: the channel may be read by others, and its provider stores it.

/** What a message says of an event, or of a kind of notification that its event does not describe well enough. */
type Texts = Record<ChatEvent | 'test' | 'open', string> & { kinds: Record<string, string> };

const texts: Record<Language, Texts> = {
  en: {
    mentions: 'A colleague mentioned you.',
    client_answers: 'A client responded or asked for something.',
    tasks: 'Something needs you: a task, a scorecard or an applicant.',
    interviews: 'An interview of yours was booked or has changed.',
    replies: 'Someone replied to your email.',
    operations: 'A webhook was paused because it kept failing.',
    test: 'This is a test. Notifications will appear here.',
    open: 'Open {site}',
    kinds: {
      assigned: 'You were assigned an application.',
      task_assigned: 'A colleague gave you a task.',
      task_ruled: 'A stage rule gave you a task.',
      task_due: 'You have a task that’s due.',
      scorecard_assigned: 'A colleague asked you for a scorecard.',
      scorecard_ruled: 'A stage rule asks you for a scorecard.',
      scorecard_due: 'Your scorecard is due.',
      answer_owed: 'An applicant is still waiting for an answer.',
      application_withdrawn: 'An applicant has withdrawn their application.',
      hire_withdrawn: 'An applicant who is marked as hired has withdrawn.',
      mail_failed: 'An email of yours wasn’t delivered.',
    },
  },
  sv: {
    mentions: 'En kollega har nämnt dig.',
    client_answers: 'En kund har svarat eller vill något.',
    tasks: 'Något väntar på dig: en uppgift, en bedömning eller en sökande.',
    interviews: 'En av dina intervjuer har bokats eller ändrats.',
    replies: 'Någon har svarat på ditt mejl.',
    operations: 'En webhook har pausats efter upprepade fel.',
    test: 'Det här är ett test. Notiser kommer att synas här.',
    open: 'Öppna {site}',
    kinds: {
      assigned: 'Du har tilldelats en ansökan.',
      task_assigned: 'En kollega har gett dig en uppgift.',
      task_ruled: 'En regel har gett dig en uppgift.',
      task_due: 'Du har en uppgift att göra.',
      scorecard_assigned: 'En kollega har bett dig om en bedömning.',
      scorecard_ruled: 'En regel ber dig om en bedömning.',
      scorecard_due: 'Det är dags för din bedömning.',
      answer_owed: 'En sökande väntar fortfarande på besked.',
      application_withdrawn: 'En sökande har dragit tillbaka sin ansökan.',
      hire_withdrawn: 'En sökande som står som anställd har dragit tillbaka sin ansökan.',
      mail_failed: 'Ett av dina mejl kom inte fram.',
    },
  },
};

type Message = {
  app: ChatApp;
  event: ChatEvent | 'test';
  kind: string | null;
  language: Language;
  siteName: string;
  url: string;
};

/** Renders the body of an incoming webhook of Slack, or an adaptive card for Teams. */
export function renderChatMessage({ app, event, kind, language, siteName, url }: Message): string {
  const text = texts[language].kinds[kind ?? ''] ?? texts[language][event];
  const label = texts[language].open.replace('{site}', siteName);
  if (app === 'slack') {
    const escapeText = (plain: string) =>
      plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return JSON.stringify({ text: `${escapeText(text)} <${url}|${escapeText(label)}>` });
  }
  const card = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text, wrap: true }],
    actions: [{ type: 'Action.OpenUrl', title: label, url }],
  };
  return JSON.stringify({
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content: card }],
  });
}
