import { expect, test } from 'vitest';
import { languages } from '../domain/language.ts';
import { getMessages } from './messages.server.ts';

test('no page promises a copy of a message, because the confirmation repeats nothing of it', () => {
  for (const language of languages) {
    const { form } = getMessages('contact', language);
    const { after } = getMessages('thankYou', language);
    expect(`${form.note} ${after.contact.text}`).not.toMatch(/copy|kopia/);
  }
});

test('all messages name the same response time for freelancers, and none welcomes them before approval', () => {
  const time = { en: 'within three working days', sv: 'inom tre arbetsdagar' };
  for (const language of languages) {
    const { form } = getMessages('freelanceNetwork', language);
    const { title, steps } = getMessages('thankYou', language).after['join-freelance-network'];
    expect(form.note).toContain(time[language]);
    expect(steps[0]).toContain(time[language]);
    expect(title).not.toMatch(/welcome|välkommen/i);
  }
});

test('the site promises the weekly report for the day on which clients get it', () => {
  const day = { en: 'Monday', sv: 'måndag' };
  for (const language of languages) {
    const { seen, report } = getMessages('howItWorks', language);
    expect(seen.lead).toContain(day[language]);
    expect(report.when.toLowerCase()).toContain(day[language].toLowerCase());
  }
});
