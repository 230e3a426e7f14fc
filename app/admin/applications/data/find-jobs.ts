import { inLanguage } from '../../../../domain/in-language.ts';
import type { Language } from '../../../../domain/language.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { findJobChoices, type JobChoice, listJobChoices } from '../../jobs/data/choices.ts';

type Option = { value: string; label: string };

/** Finds open and closed jobs by words, or lists the latest jobs if there are no words. Open jobs come first. */
export async function findJobs(client: BrowserClient, text: string): Promise<Option[]> {
  return (await findJobChoices(client, text, { withClosed: true })).map(toOption);
}

/** Returns the jobs with these ids as options, for the name of a filter. */
export async function nameJobs(client: BrowserClient, ids: string[]): Promise<Option[]> {
  return (await listJobChoices(client, ids)).map(toOption);
}

function toOption({ id, title, client }: JobChoice): Option {
  // A filter is no component, so it reads the language of the page from the document.
  const language: Language = document.documentElement.lang === 'sv' ? 'sv' : 'en';
  return { value: id, label: [inLanguage(title, language), client].filter(Boolean).join(', ') };
}
