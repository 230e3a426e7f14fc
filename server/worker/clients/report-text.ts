import { type PortalStage, portalStages } from '../../../domain/clients/portal.ts';
import {
  endOfWeek,
  nextStepOfReport,
  type ReportedSearch,
} from '../../../domain/clients/report.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';

// Renders the weekly report as plain text for the mail. A mail template has no loops, so the report is one variable.

type Counted = (count: number) => string;

type Texts = {
  applied: Counted;
  presented: Counted;
  interviews: Counted;
  quiet: string;
  atEnd: string;
  stages: Record<PortalStage, Counted>;
  next: string;
  steps: Record<ReturnType<typeof nextStepOfReport>['kind'], Counted>;
  awaiting: Counted;
};

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const personer = (count: number) => (count === 1 ? '1 person' : `${count} personer`);

const texts: Record<Language, Texts> = {
  en: {
    applied: (count) => (count === 1 ? '1 new application' : `${count} new applications`),
    presented: (count) => `${people(count)} presented`,
    interviews: (count) => `${count} to interview`,
    quiet: 'No news this week',
    atEnd: 'At the end of the week',
    stages: {
      new: (count) => `${count} applied`,
      screening: (count) => `${count} in screening`,
      interview: (count) => `${count} in interviews`,
      offer: (count) => `${count} with an offer`,
      hired: (count) => `${count} hired`,
    },
    next: 'Next',
    steps: {
      answer: (count) => `your answer on ${people(count)} on the shortlist`,
      offer: () => 'an answer to our offer',
      interview: (count) => `interviews with ${people(count)}`,
      screening: (count) =>
        `getting to know ${count === 1 ? '1 applicant' : `${count} applicants`}`,
      searching: () => 'finding the right people',
      hired: (count) => `done, ${people(count)} hired`,
      closed: () => 'the search is closed',
    },
    awaiting: (count) =>
      `${count === 1 ? '1 person is' : `${count} people are`} waiting for your answer.`,
  },
  sv: {
    applied: (count) => (count === 1 ? '1 ny ansökan' : `${count} nya ansökningar`),
    presented: (count) => (count === 1 ? '1 person presenterad' : `${count} personer presenterade`),
    interviews: (count) => `${count} till intervju`,
    quiet: 'Inget nytt den här veckan',
    atEnd: 'I slutet av veckan',
    stages: {
      new: (count) => `${count} sökande`,
      screening: (count) => `${count} i urval`,
      interview: (count) => `${count} på intervju`,
      offer: (count) => `${count} med erbjudande`,
      hired: (count) => (count === 1 ? '1 anställd' : `${count} anställda`),
    },
    next: 'Nästa steg',
    steps: {
      answer: (count) =>
        `ditt svar om ${count === 1 ? '1 slutkandidat' : `${count} slutkandidater`}`,
      offer: () => 'svar på vårt erbjudande',
      interview: (count) => `intervjuer med ${personer(count)}`,
      screening: (count) => `lära känna ${count} sökande`,
      searching: () => 'hitta rätt personer',
      hired: (count) =>
        count === 1 ? 'klart, 1 person anställd' : `klart, ${count} personer anställda`,
      closed: () => 'rekryteringen är avslutad',
    },
    awaiting: (count) =>
      `${count === 1 ? '1 slutkandidat' : `${count} slutkandidater`} väntar på ditt svar.`,
  },
};

/** All searches, with an empty line between them. */
export function writeReport(searches: ReportedSearch[], language: Language): string {
  return searches.map((search) => writeSearch(search, language)).join('\n\n');
}

function writeSearch(search: ReportedSearch, language: Language): string {
  const t = texts[language];
  const news = (['applied', 'presented', 'interviews'] as const)
    .filter((kind) => search[kind] > 0)
    .map((kind) => t[kind](search[kind]));
  const standing = portalStages
    .filter((stage) => search.stages[stage])
    .map((stage) => t.stages[stage](search.stages[stage] ?? 0));
  const { kind, count } = nextStepOfReport(search);
  return [
    inLanguage(search.title, language),
    news.join(', ') || t.quiet,
    standing.length > 0 && `${t.atEnd}: ${standing.join(', ')}`,
    `${t.next}: ${t.steps[kind](count)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the sentence about people who wait for an answer of the client, in all searches; empty if nobody does. */
export function writeAwaiting(searches: ReportedSearch[], language: Language): string {
  const count = searches.reduce((sum, { awaiting }) => sum + awaiting, 0);
  return count > 0 ? texts[language].awaiting(count) : '';
}

/** The days of a week: `9–15 November 2026`. */
export function formatWeek(week: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'sv-SE', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(week), new Date(endOfWeek(week)));
}
