import { expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { listVariables, messageVariables } from '../../../../domain/mail/message-template.ts';
import { messageTemplates } from './message-templates.ts';

test.for(messageTemplates)(
  '“$name” has both languages with the same known variables',
  ({ subject, body }) => {
    for (const text of [subject, body]) {
      const [english, swedish] = languages.map((language) => listVariables(text[language]).sort());
      expect(swedish).toEqual(english);
      expect(JSON.stringify(text).match(/\{\w+\}/)).toBeNull();
      expect(messageVariables).toEqual(expect.arrayContaining(english ?? []));
    }
  },
);
