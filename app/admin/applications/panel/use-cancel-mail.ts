import { toast } from 'sonner';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { cancelMail } from '../../mail/data.ts';
import { useMessages } from '../../use-messages.ts';
import { usePanelMutation } from './use-panel-mutation.ts';

/** Cancels a mail about the application and reports whether it was in time. */
export function useCancelMail(applicationId: string) {
  const { timeline } = useMessages('applications');
  const { pending, save } = usePanelMutation(applicationId);
  const cancel = (mailId: string) =>
    void save(async (client) => {
      const isCancelled = await cancelMail(client, mailId);
      if (isCancelled) toast(timeline.mailCancelled);
      else toastError(timeline.tooLate);
    });
  return { pending, cancel };
}
