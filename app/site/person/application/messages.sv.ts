import { applicationTextLabels } from '../../../i18n/messages/application-text-labels.sv.ts';
import type { PersonMessages } from '../messages.en.ts';
import type { OwnApplicationsMessages } from './messages.en.ts';

export const applicationStages: PersonMessages['stages'] = {
  new: {
    name: 'Mottagen',
    next: 'En rekryterare läser din ansökan inom fem arbetsdagar. Du får ett mejl hur det än går.',
  },
  screening: {
    name: 'Första samtal',
    next: 'Vi går igenom din ansökan ordentligt och hör av oss inom en vecka, troligen med förslag på ett samtal.',
  },
  interview: {
    name: 'Intervju',
    next: 'Företaget vill träffa dig. Mejla oss två eller tre tider som passar dig.',
  },
  offer: {
    name: 'Erbjudande',
    next: 'Företaget vill ge dig ett erbjudande. Ta den tid du behöver.',
  },
  hired: { name: 'Anställd', next: 'Grattis! Vi är glada för din skull.' },
  rejected: {
    name: 'Avslutad',
    next: 'Det blev inte du den här gången. Vill du veta vilka meriter som avgjorde? Svara på mejlet.',
  },
  withdrawn: {
    name: 'Tillbakadragen',
    next: 'Du har dragit tillbaka ansökan. Den bedöms inte längre.',
  },
};

export const ownApplications: OwnApplicationsMessages = {
  title: 'Dina ansökningar',
  jobAtCompany: '{job} hos {company}',
  sent: 'Skickad {date}',
  where: 'Status',
  next: 'Nästa steg',
  stored: 'Det här skickade du',
  textLabels: applicationTextLabels,
  save: 'Spara ändringar',
  saved: 'Din ansökan är uppdaterad.',
  none: 'Inga ansökningar.',
  withdraw: 'Dra tillbaka ansökan',
  withdrawText: 'Den bedöms inte längre. Det går inte att ångra, men du kan söka igen.',
  withdrawConfirm: 'Ja, dra tillbaka den',
  job: 'Läs annonsen',
};
