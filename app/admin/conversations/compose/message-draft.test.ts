import { describe, expect, it } from 'vitest';
import { isUnchanged, type MessageDraft } from './message-draft.ts';

const body = { type: 'doc', content: [{ type: 'paragraph' }] };
const blank: MessageDraft = { subject: 'Hello', body, choice: '', message: '', documents: [] };

describe('a mail in which nothing was typed', () => {
  it('stays so when a file is attached or a time is chosen', () => {
    const prepared = { ...blank, documents: ['terms'], sendAt: '2025-06-13T08:00' };
    expect(isUnchanged(prepared, blank)).toBe(true);
  });

  it('ends with its subject, its text or own words', () => {
    const typed = { type: 'doc', content: [] };
    for (const change of [{ subject: 'Hi' }, { body: typed }, { message: 'Welcome' }]) {
      expect(isUnchanged({ ...blank, ...change }, blank)).toBe(false);
    }
  });
});
