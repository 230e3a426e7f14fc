import { expect, it } from 'vitest';
import { emailTemplates } from '../../../database/seed/content/essential/email-templates.ts';
import { stageTemplate } from '../../../domain/applications/application-move.ts';
import { person as en } from './messages.en.ts';
import { person as sv } from './messages.sv.ts';

const pages = { en, sv };

it.each([
  ['screening', 'en', 'will get back to you within a week, most likely to suggest a'],
  ['screening', 'sv', 'hör av oss inom en vecka, troligen med förslag på ett'],
  ['interview', 'en', 'two or three times that suit you'],
  ['interview', 'sv', 'två eller tre tider som passar dig'],
  ['offer', 'en', 'wants to make you an offer'],
  ['offer', 'sv', 'vill ge dig ett erbjudande'],
] as const)(
  'the person’s page and the mail use the same words for %s (%s)',
  (stage, language, text) => {
    const mail = emailTemplates.find(({ key }) => key === stageTemplate(stage));
    expect(`${mail?.subject[language]} ${mail?.body[language]}`).toContain(text);
    expect(pages[language].stages[stage].next).toContain(text);
  },
);
