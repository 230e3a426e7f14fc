import { apply } from './apply.ts';
import { contact } from './contact.ts';
import type { PublicForm } from './define-form.ts';
import { joinCandidateBank } from './join-candidate-bank.ts';
import { joinFreelanceNetwork } from './join-freelance-network.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { sendCalculation } from './send-calculation.ts';

/** Every form of the site, for anyone. */
export const forms: PublicForm[] = [
  apply,
  joinCandidateBank,
  joinFreelanceNetwork,
  joinWaitingList,
  contact,
  sendCalculation,
];
