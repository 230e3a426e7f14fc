import { listDocumentFormats } from '../../../../domain/document.ts';
import { maxFileMebibytes } from '../../../../domain/limits.ts';
import type { FormsMessages } from '../messages.en.ts';

export const fieldErrors: FormsMessages['fieldErrors'] = {
  required: 'Svara på frågan.',
  invalid: 'Det här ser inte rätt ut. Kontrollera en gång till.',
  too_short: 'Skriv lite mer.',
  too_long: 'Det blev för långt. Korta ner lite.',
  email_invalid: 'Kontrollera e-postadressen: den ska se ut som namn@foretag.se.',
  phone_invalid:
    'Kontrollera telefonnumret. Skriv till exempel 070-123 45 67 eller +46 70 123 45 67.',
  url_invalid: 'Klistra in hela adressen, inklusive https://.',
  linkedin_invalid: 'Klistra in adressen till din profil, till exempel linkedin.com/in/ditt-namn.',
  number_invalid: 'Skriv ett tal.',
  number_too_low: 'Skriv ett högre tal.',
  number_too_high: 'Skriv ett lägre tal.',
  date_invalid: 'Välj ett datum.',
  choice_invalid: 'Välj ett av alternativen.',
  too_many: 'Det blev för många. Ta bort några.',
  consent_required: 'Kryssa i rutan, så att vi får spara det du skickar.',
  cv_or_linkedin: 'Bifoga ett cv eller adressen till din LinkedIn-profil. Det räcker med det ena.',
  file_empty: 'Filen är tom. Välj en annan.',
  file_too_large: `Filen är större än ${maxFileMebibytes} MB. Välj en mindre.`,
  file_type: `Filtypen stöds inte. Välj ${listDocumentFormats('sv', 'or')}.`,
  file_bomb: 'Filen gick inte att packa upp på ett säkert sätt. Spara den som PDF och försök igen.',
};

export const namedErrors: FormsMessages['namedErrors'] = {
  required: 'Skriv {field}.',
  invalid: 'Kontrollera {field}. Något ser inte rätt ut.',
  too_long: 'Det blev för långt. Korta ner {field} lite.',
  url_invalid: 'Klistra in hela adressen till {field}, inklusive https://.',
  number_invalid: 'Skriv {field} som ett heltal.',
  number_too_low: 'Kontrollera {field}. Skriv ett högre tal.',
  number_too_high: 'Kontrollera {field}. Skriv ett lägre tal.',
  date_invalid: 'Välj {field}.',
  choice_invalid: 'Välj {field}.',
  too_many: 'Det blev för många. Ta bort några av {field}.',
};

export const fieldNames: FormsMessages['fieldNames'] = {
  first_name: 'ditt förnamn',
  last_name: 'ditt efternamn',
  name: 'ditt namn',
  company: 'företagets namn',
  email: 'din e-postadress',
  new_email: 'din e-postadress',
  phone: 'ditt telefonnummer',
  linkedin_url: 'adressen till din profil',
  location: 'din bostadsort',
  headline: 'din presentation',
  message: 'ditt meddelande',
  cover_letter: 'ditt personliga brev',
  summary: 'ditt svar',
  fields: 'ett område',
  skills: 'dina kompetenser',
  seniority: 'hur erfaren du är',
  remote: 'på plats eller på distans',
  locations: 'dina orter',
  wants_alerts: 'ja eller nej',
  day_rate: 'ditt dagsarvode',
  currency: 'valuta',
  available_from: 'datumet du är tillgänglig från',
  portfolio_url: 'din portfolio',
  plan: 'vad ni är ute efter',
  roles_to_fill: 'listan med tjänster',
};
