import type { Language } from '../domain/language.ts';
import { common as commonEn } from './i18n/messages/common.en.ts';
import { common as commonSv } from './i18n/messages/common.sv.ts';
import type { MessagesOf } from './i18n/messages-of.ts';
import { aboutUs as aboutUsEn } from './site/about-us/messages.en.ts';
import { aboutUs as aboutUsSv } from './site/about-us/messages.sv.ts';
import { apiDocs as apiDocsEn } from './site/api-docs/messages.en.ts';
import { apiDocs as apiDocsSv } from './site/api-docs/messages.sv.ts';
import { blog as blogEn } from './site/blog/messages.en.ts';
import { blog as blogSv } from './site/blog/messages.sv.ts';
import { calculator as calculatorEn } from './site/calculator/messages.en.ts';
import { calculator as calculatorSv } from './site/calculator/messages.sv.ts';
import { candidateBank as candidateBankEn } from './site/candidate-bank/messages.en.ts';
import { candidateBank as candidateBankSv } from './site/candidate-bank/messages.sv.ts';
import { confirm as confirmEn } from './site/confirm/messages.en.ts';
import { confirm as confirmSv } from './site/confirm/messages.sv.ts';
import { contact as contactEn } from './site/contact/messages.en.ts';
import { contact as contactSv } from './site/contact/messages.sv.ts';
import { faq as faqEn } from './site/faq/messages.en.ts';
import { faq as faqSv } from './site/faq/messages.sv.ts';
import { forms as formsEn } from './site/forms/messages.en.ts';
import { forms as formsSv } from './site/forms/messages.sv.ts';
import { freelanceNetwork as freelanceNetworkEn } from './site/freelance-network/messages.en.ts';
import { freelanceNetwork as freelanceNetworkSv } from './site/freelance-network/messages.sv.ts';
import { generalTerms as generalTermsEn } from './site/general-terms/messages.en.ts';
import { generalTerms as generalTermsSv } from './site/general-terms/messages.sv.ts';
import { home as homeEn } from './site/home/messages.en.ts';
import { home as homeSv } from './site/home/messages.sv.ts';
import { howItWorks as howItWorksEn } from './site/how-it-works/messages.en.ts';
import { howItWorks as howItWorksSv } from './site/how-it-works/messages.sv.ts';
import { apply as applyEn } from './site/jobs/apply/messages.en.ts';
import { apply as applySv } from './site/jobs/apply/messages.sv.ts';
import { jobs as jobsEn } from './site/jobs/messages.en.ts';
import { jobs as jobsSv } from './site/jobs/messages.sv.ts';
import { membership as membershipEn } from './site/membership/messages.en.ts';
import { membership as membershipSv } from './site/membership/messages.sv.ts';
import { pages as pagesEn } from './site/pages/messages.en.ts';
import { pages as pagesSv } from './site/pages/messages.sv.ts';
import { person as personEn } from './site/person/messages.en.ts';
import { person as personSv } from './site/person/messages.sv.ts';
import { portalBilling as portalBillingEn } from './site/portal/billing/messages.en.ts';
import { portalBilling as portalBillingSv } from './site/portal/billing/messages.sv.ts';
import { portal as portalEn } from './site/portal/messages.en.ts';
import { portal as portalSv } from './site/portal/messages.sv.ts';
import { pricing as pricingEn } from './site/pricing/messages.en.ts';
import { pricing as pricingSv } from './site/pricing/messages.sv.ts';
import { privacyPolicy as privacyPolicyEn } from './site/privacy-policy/messages.en.ts';
import { privacyPolicy as privacyPolicySv } from './site/privacy-policy/messages.sv.ts';
import { review as reviewEn } from './site/review/messages.en.ts';
import { review as reviewSv } from './site/review/messages.sv.ts';
import { statusTracker as statusTrackerEn } from './site/status-tracker/messages.en.ts';
import { statusTracker as statusTrackerSv } from './site/status-tracker/messages.sv.ts';
import { thankYou as thankYouEn } from './site/thank-you/messages.en.ts';
import { thankYou as thankYouSv } from './site/thank-you/messages.sv.ts';
import { unsubscribe as unsubscribeEn } from './site/unsubscribe/messages.en.ts';
import { unsubscribe as unsubscribeSv } from './site/unsubscribe/messages.sv.ts';
import { workHere as workHereEn } from './site/work-here/messages.en.ts';
import { workHere as workHereSv } from './site/work-here/messages.sv.ts';

// Messages of public pages are part of the loader data of the page that shows them: a visitor gets one
// language and one area, and no script of the site contains messages.

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
  portal: portalEn,
  portalBilling: portalBillingEn,
  unsubscribe: unsubscribeEn,
  confirm: confirmEn,
  privacyPolicy: privacyPolicyEn,
  generalTerms: generalTermsEn,
  workHere: workHereEn,
  thankYou: thankYouEn,
  jobs: jobsEn,
  apiDocs: apiDocsEn,
  blog: blogEn,
  forms: formsEn,
  apply: applyEn,
  contact: contactEn,
  membership: membershipEn,
  candidateBank: candidateBankEn,
  freelanceNetwork: freelanceNetworkEn,
  calculator: calculatorEn,
  statusTracker: statusTrackerEn,
};

type Messages = MessagesOf<typeof english>;

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
  portal: portalSv,
  portalBilling: portalBillingSv,
  unsubscribe: unsubscribeSv,
  confirm: confirmSv,
  privacyPolicy: privacyPolicySv,
  generalTerms: generalTermsSv,
  workHere: workHereSv,
  thankYou: thankYouSv,
  jobs: jobsSv,
  apiDocs: apiDocsSv,
  blog: blogSv,
  forms: formsSv,
  apply: applySv,
  contact: contactSv,
  membership: membershipSv,
  candidateBank: candidateBankSv,
  freelanceNetwork: freelanceNetworkSv,
  calculator: calculatorSv,
  statusTracker: statusTrackerSv,
};

const messages: Record<Language, Messages> = { en: english, sv: swedish };

export function getMessages<Area extends keyof Messages>(
  area: Area,
  language: Language,
): Messages[Area] {
  return messages[language][area];
}
