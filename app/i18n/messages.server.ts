import type { Language } from '../../domain/language.ts';
import { aboutUs as aboutUsEn } from './messages/en/about-us.ts';
import { apply as applyEn } from './messages/en/apply.ts';
import { blog as blogEn } from './messages/en/blog.ts';
import { calculator as calculatorEn } from './messages/en/calculator.ts';
import { candidateBank as candidateBankEn } from './messages/en/candidate-bank.ts';
import { common as commonEn } from './messages/en/common.ts';
import { confirm as confirmEn } from './messages/en/confirm.ts';
import { contact as contactEn } from './messages/en/contact.ts';
import { faq as faqEn } from './messages/en/faq.ts';
import { forms as formsEn } from './messages/en/forms.ts';
import { freelanceNetwork as freelanceNetworkEn } from './messages/en/freelance-network.ts';
import { generalTerms as generalTermsEn } from './messages/en/general-terms.ts';
import { home as homeEn } from './messages/en/home.ts';
import { howItWorks as howItWorksEn } from './messages/en/how-it-works.ts';
import { jobs as jobsEn } from './messages/en/jobs.ts';
import { membership as membershipEn } from './messages/en/membership.ts';
import { pages as pagesEn } from './messages/en/pages.ts';
import { person as personEn } from './messages/en/person.ts';
import { pricing as pricingEn } from './messages/en/pricing.ts';
import { privacyPolicy as privacyPolicyEn } from './messages/en/privacy-policy.ts';
import { review as reviewEn } from './messages/en/review.ts';
import { thankYou as thankYouEn } from './messages/en/thank-you.ts';
import { unsubscribe as unsubscribeEn } from './messages/en/unsubscribe.ts';
import { workHere as workHereEn } from './messages/en/work-here.ts';
import { aboutUs as aboutUsSv } from './messages/sv/about-us.ts';
import { apply as applySv } from './messages/sv/apply.ts';
import { blog as blogSv } from './messages/sv/blog.ts';
import { calculator as calculatorSv } from './messages/sv/calculator.ts';
import { candidateBank as candidateBankSv } from './messages/sv/candidate-bank.ts';
import { common as commonSv } from './messages/sv/common.ts';
import { confirm as confirmSv } from './messages/sv/confirm.ts';
import { contact as contactSv } from './messages/sv/contact.ts';
import { faq as faqSv } from './messages/sv/faq.ts';
import { forms as formsSv } from './messages/sv/forms.ts';
import { freelanceNetwork as freelanceNetworkSv } from './messages/sv/freelance-network.ts';
import { generalTerms as generalTermsSv } from './messages/sv/general-terms.ts';
import { home as homeSv } from './messages/sv/home.ts';
import { howItWorks as howItWorksSv } from './messages/sv/how-it-works.ts';
import { jobs as jobsSv } from './messages/sv/jobs.ts';
import { membership as membershipSv } from './messages/sv/membership.ts';
import { pages as pagesSv } from './messages/sv/pages.ts';
import { person as personSv } from './messages/sv/person.ts';
import { pricing as pricingSv } from './messages/sv/pricing.ts';
import { privacyPolicy as privacyPolicySv } from './messages/sv/privacy-policy.ts';
import { review as reviewSv } from './messages/sv/review.ts';
import { thankYou as thankYouSv } from './messages/sv/thank-you.ts';
import { unsubscribe as unsubscribeSv } from './messages/sv/unsubscribe.ts';
import { workHere as workHereSv } from './messages/sv/work-here.ts';

// Messages travel in the loader data of the page that shows them: the browser gets one language
// and one area, and no script file carries any text.

const english = {
  common: commonEn,
  home: homeEn,
  pages: pagesEn,
  howItWorks: howItWorksEn,
  pricing: pricingEn,
  faq: faqEn,
  aboutUs: aboutUsEn,
  person: personEn,
  review: reviewEn,
  unsubscribe: unsubscribeEn,
  confirm: confirmEn,
  privacyPolicy: privacyPolicyEn,
  generalTerms: generalTermsEn,
  workHere: workHereEn,
  thankYou: thankYouEn,
  jobs: jobsEn,
  blog: blogEn,
  forms: formsEn,
  apply: applyEn,
  contact: contactEn,
  membership: membershipEn,
  candidateBank: candidateBankEn,
  freelanceNetwork: freelanceNetworkEn,
  calculator: calculatorEn,
};

type Messages = typeof english;

const swedish: Messages = {
  common: commonSv,
  home: homeSv,
  pages: pagesSv,
  howItWorks: howItWorksSv,
  pricing: pricingSv,
  faq: faqSv,
  aboutUs: aboutUsSv,
  person: personSv,
  review: reviewSv,
  unsubscribe: unsubscribeSv,
  confirm: confirmSv,
  privacyPolicy: privacyPolicySv,
  generalTerms: generalTermsSv,
  workHere: workHereSv,
  thankYou: thankYouSv,
  jobs: jobsSv,
  blog: blogSv,
  forms: formsSv,
  apply: applySv,
  contact: contactSv,
  membership: membershipSv,
  candidateBank: candidateBankSv,
  freelanceNetwork: freelanceNetworkSv,
  calculator: calculatorSv,
};

const messages: Record<Language, Messages> = { en: english, sv: swedish };

export function getMessages<Area extends keyof Messages>(
  area: Area,
  language: Language,
): Messages[Area] {
  return messages[language][area];
}
