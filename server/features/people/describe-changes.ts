import type { Language } from '../../../domain/language.ts';

/** Names of columns in mails to the person, who knows them from the form. */
const columnNames: Record<Language, Record<string, string>> = {
  en: {
    phone: 'phone number',
    linkedin_url: 'LinkedIn',
    location: 'location',
    headline: 'headline',
    fields: 'fields',
    skills: 'skills',
    seniority: 'seniority',
    years_of_experience: 'years of experience',
    locations: 'preferred locations',
    remote: 'workplace',
    employment_types: 'employment types',
    available_from: 'first available day',
    summary: 'summary',
    wants_alerts: 'job alerts',
    day_rate: 'day rate',
    currency: 'currency',
    portfolio_url: 'portfolio',
    cv_document_id: 'CV',
  },
  sv: {
    phone: 'telefonnummer',
    linkedin_url: 'LinkedIn',
    location: 'ort',
    headline: 'presentation',
    fields: 'områden',
    skills: 'kompetens',
    seniority: 'erfarenhet',
    years_of_experience: 'antal år i yrket',
    locations: 'önskade orter',
    remote: 'arbetsplats',
    employment_types: 'anställningsformer',
    available_from: 'första lediga dag',
    summary: 'sammanfattning',
    wants_alerts: 'jobbevakning',
    day_rate: 'dagsarvode',
    currency: 'valuta',
    portfolio_url: 'portfolio',
    cv_document_id: 'cv',
  },
};

const nothing: Record<Language, string> = {
  en: 'nothing, your details were already up to date',
  sv: 'inget, dina uppgifter stämde redan',
};

/** Changed columns as a list in a sentence: "day rate, currency and summary". */
export function describeChanges(columns: readonly string[], language: Language): string {
  if (columns.length === 0) return nothing[language];
  const names = columns.map((column) => columnNames[language][column] ?? column);
  return new Intl.ListFormat(language === 'en' ? 'en-US' : 'sv-SE').format(names);
}
