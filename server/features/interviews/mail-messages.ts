import type { InterviewKind } from '../../../domain/enums.ts';
import type { Language } from '../../../domain/language.ts';

type Messages = {
  kinds: Record<InterviewKind, string>;
  /** Title of the calendar entry of the candidate. */
  withCompany: (job: string, company: string) => string;
  /** Title of the calendar entry of the interviewers. */
  withCandidate: (candidate: string, job: string) => string;
  candidate: string;
  changeByMail: string;
};

export const mailMessages: Record<Language, Messages> = {
  en: {
    kinds: { phone: 'Phone call', video: 'Video call', on_site: 'In person' },
    withCompany: (job, company) => `Interview: ${job} at ${company}`,
    withCandidate: (candidate, job) => `Interview: ${candidate}, ${job}`,
    candidate: 'a candidate',
    changeByMail: 'To change or cancel, use the link in the email.',
  },
  sv: {
    kinds: { phone: 'Telefonsamtal', video: 'Videosamtal', on_site: 'På plats' },
    withCompany: (job, company) => `Intervju: ${job} hos ${company}`,
    withCandidate: (candidate, job) => `Intervju: ${candidate}, ${job}`,
    candidate: 'en kandidat',
    changeByMail: 'Använd länken i mejlet för att byta tid eller avboka.',
  },
};
