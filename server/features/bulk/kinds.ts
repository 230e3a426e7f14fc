import type { BulkKindName, BulkWork } from '../../../domain/bulk/bulk-action.ts';
import type { BulkKind, WorkOf } from './bulk-kind.ts';
import { addToJob } from './kinds/add-to-job.ts';
import { erase } from './kinds/erase.ts';
import { approve, pause } from './kinds/freelancers.ts';
import { mail } from './kinds/mail.ts';
import { cancelMails, retryMails } from './kinds/mails.ts';
import { move } from './kinds/move.ts';
import { propose, renew } from './kinds/proposals.ts';
import { setColumn } from './kinds/set-column.ts';
import { tag, untag } from './kinds/tag.ts';
import { unsubscribe } from './kinds/unsubscribe.ts';

const kinds: { [Kind in BulkKindName]: BulkKind<WorkOf<Kind>> } = {
  move,
  mail,
  tag,
  untag,
  set: setColumn,
  add_to_job: addToJob,
  propose,
  renew,
  approve,
  pause,
  retry_mail: retryMails,
  cancel_mail: cancelMails,
  unsubscribe,
  erase,
};

/** The kind of an action. Its work has been parsed by the schema of that kind. */
export const kindOf = ({ kind }: Pick<BulkWork, 'kind'>) => kinds[kind] as BulkKind<BulkWork>;
