import type { Language } from '../../../domain/language.ts';
import type { ChatApp, ChatEvent } from '../../../domain/staff/chat-hook.ts';

// Messages name nobody: the channel may be read by others, and its provider stores it.

const texts: Record<Language, Record<ChatEvent | 'test' | 'open', string>> = {
  en: {
    mentions: 'A colleague mentioned you.',
    client_answers: 'A client responded or asked for something.',
    tasks: 'Something needs you: a task, a scorecard or an applicant.',
    interviews: 'An interview of yours was booked or has changed.',
    replies: 'Someone replied to your email.',
    operations: 'A webhook was paused because it kept failing.',
    test: 'This is a test. Notifications will appear here.',
    open: 'Open {site}',
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
  },
};

type Message = {
  app: ChatApp;
  event: ChatEvent | 'test';
  language: Language;
  siteName: string;
  url: string;
};

/** Renders the body of an incoming webhook of Slack, or an adaptive card for Teams. */
export function renderChatMessage({ app, event, language, siteName, url }: Message): string {
  const text = texts[language][event];
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
