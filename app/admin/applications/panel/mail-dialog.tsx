import { fitsStage } from '../../../../domain/applications/application-move.ts';
import { isBlankTemplate } from '../../../../domain/mail/staff-mail.ts';
import { fill } from '../../../i18n/format.ts';
import { ComposeDialog } from '../../conversations/compose/compose-dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { useTemplates } from '../data/use-choices.ts';
import { nameOf } from '../describe.ts';

type MailDialogProps = { application: Application; onClose: () => void };

/**
 * Writes to an applicant. Mail that announces a stage is offered only while the application is in it: usually it was
 * sent with the move.
 */
export function MailDialog({ application, onClose }: MailDialogProps) {
  const messages = useMessages('applications');
  const { data: templates = [] } = useTemplates();
  const stage = application.withdrawnAt ? undefined : application.stage;
  const standard = templates.filter(
    ({ key }) => !isBlankTemplate(key) && fitsStage(key, { stage }),
  );
  return (
    <ComposeDialog
      title={fill(messages.mail.title, { name: nameOf(application, messages) })}
      draft={`application:${application.id}`}
      target={{ application_id: application.id }}
      standard={standard}
      onClose={onClose}
    />
  );
}
