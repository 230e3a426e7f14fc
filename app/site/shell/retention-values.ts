import type { Language } from '../../../domain/language.ts';
import { formatMonths } from '../../i18n/format.ts';
import type { Retention } from './site-settings.ts';

/** How long data is kept, as administrators have set it, in words that texts are filled with. */
export function retentionValues({ months }: Retention, language: Language) {
  return {
    application: formatMonths(months.application, language),
    candidateBank: formatMonths(months.candidate_bank, language),
    freelanceNetwork: formatMonths(months.freelance_network, language),
    waitingList: formatMonths(months.waiting_list, language),
  };
}
