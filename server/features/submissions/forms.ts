import { apply } from '../applications/apply.ts';
import { joinCandidateBank } from '../candidates/join.ts';
import { joinFreelanceNetwork } from '../freelancers/join.ts';
import { contact } from '../leads/contact.ts';
import { joinWaitingList } from '../leads/join-waiting-list.ts';
import { sendCalculation } from '../leads/send-calculation.ts';
import { joinNewsletter } from '../newsletter/join.ts';
import type { PublicForm } from './public-form.ts';

/** Every public form of the site. */
export const forms: PublicForm[] = [
  apply,
  joinCandidateBank,
  joinFreelanceNetwork,
  joinWaitingList,
  contact,
  sendCalculation,
  joinNewsletter,
];
