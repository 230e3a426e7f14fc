import type { ArticleSeed } from '../website-rows.ts';
import { answerEveryone } from './articles/answer-everyone.ts';
import { caseHavre } from './articles/case-havre.ts';
import { caseKvist } from './articles/case-kvist.ts';
import { caseNordlys } from './articles/case-nordlys.ts';
import { costOfABadHire } from './articles/cost-of-a-bad-hire.ts';
import { referenceCalls } from './articles/reference-calls.ts';
import { remoteAcrossNordicBorders } from './articles/remote-across-nordic-borders.ts';
import { sixMonthsOfProbation } from './articles/six-months-of-probation.ts';
import { structuredInterviews } from './articles/structured-interviews.ts';
import { theEmployersFeeExplained } from './articles/the-employers-fee-explained.ts';
import { whatAFractionalRecruiterDoes } from './articles/what-a-fractional-recruiter-does.ts';
import { writingAJobAd } from './articles/writing-a-job-ad.ts';

export const articles: ArticleSeed[] = [
  costOfABadHire,
  structuredInterviews,
  writingAJobAd,
  whatAFractionalRecruiterDoes,
  theEmployersFeeExplained,
  answerEveryone,
  remoteAcrossNordicBorders,
  sixMonthsOfProbation,
  referenceCalls,
  caseKvist,
  caseHavre,
  caseNordlys,
];
