import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import { titleText } from '../people/data/people.ts';
import type { Conversation } from './data.ts';

/** Names the job or the client that a conversation is about; empty if it is about neither. */
export function describeSubject(
  { application, client }: Pick<Conversation, 'application' | 'client'>,
  language: Language,
): string {
  return application
    ? inLanguage(titleText(application.job?.title), language)
    : (client?.name ?? '');
}
