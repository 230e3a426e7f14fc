import type { Language } from '../../../domain/language.ts';
import { formatMonths } from '../../i18n/format.ts';
import type { Retention } from './data.ts';

/** Retention periods as text, to fill into messages. */
export function retentionValues({ months }: Retention, language: Language) {
  return {
    application: formatMonths(months.application, language),
    candidateBank: formatMonths(months.candidate_bank, language),
    freelanceNetwork: formatMonths(months.freelance_network, language),
    waitingList: formatMonths(months.waiting_list, language),
  };
}
