import { useId, useState } from 'react';
import { toast } from 'sonner';
import { inLanguage } from '../../../../domain/in-language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import {
  findReviewJob,
  type ReviewLink,
  readPresentation,
  type ShortlistItem,
} from '../data/shortlists.ts';
import { listedItems, nameRejected } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';

type ExportProps = { link: ReviewLink; item?: ShortlistItem; messages: AdminReviewMessages };

/** Exports a shortlist as a PDF, or one person of it. */
export function ExportButton({ link, item, messages: { export: t } }: ExportProps) {
  const { getClient } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const [isAnonymous, setAnonymous] = useState(false);
  const box = useId();
  const rejected = nameRejected(link);
  const names = rejected.join(', ');
  // A shortlist on which everybody is rejected would be exported without anybody.
  const [withoutRejected, setWithoutRejected] = useState(
    rejected.length < listedItems(link).length,
  );
  const { pending, run } = usePendingAction({ errors: t.errors });
  const open = () => setOpen(true);
  const name = item?.application.person.full_name ?? '';
  const choices = [
    { value: false, label: t.named, hint: t.namedHint },
    { value: true, label: t.anonymous, hint: t.anonymousHint },
  ];

  const start = () =>
    run(async () => {
      const client = await getClient();
      const file = await readPresentation(client, {
        review_link_id: link.id,
        item_id: item?.id,
        is_anonymous: isAnonymous,
        without_rejected: !item && rejected.length > 0 && withoutRejected,
      });
      const job = await findReviewJob(client, link.job_id);
      // The name of an anonymous file does not name the person either.
      const about = item && !isAnonymous ? name : inLanguage(job?.title ?? {}, link.language);
      const title = fill(isAnonymous ? t.anonymousFile : t.file, { name: about });
      downloadFile(file, `${title}.pdf`);
      toast.success(t.done);
      setOpen(false);
    });

  return (
    <>
      {item ? (
        <IconButton icon="download" label={fill(t.buttonFor, { name })} onClick={open} />
      ) : (
        <Button variant="paper" size="compact" onClick={open}>
          {t.button}
        </Button>
      )}
      {isOpen && (
        <FormDialog
          title={t.title}
          cancel={t.cancel}
          submit={t.submit}
          disabled={pending}
          onClose={() => setOpen(false)}
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <p className="text-soft">{t.text}</p>
          <fieldset className="grid gap-2.5">
            <legend className="sr-only">{t.title}</legend>
            {choices.map(({ value, label, hint }) => (
              <RadioField
                key={label}
                name="names"
                label={label}
                hint={hint}
                checked={isAnonymous === value}
                onChoose={() => setAnonymous(value)}
              />
            ))}
          </fieldset>
          {item?.application.stage === 'rejected' && <p>{fill(t.rejectedOne, { name })}</p>}
          {!item && rejected.length > 0 && (
            <div className="grid gap-1.5">
              <p>{fill(t.rejected, { names })}</p>
              <span className="flex items-center gap-2">
                <Checkbox
                  id={box}
                  checked={withoutRejected}
                  onChange={(event) => setWithoutRejected(event.target.checked)}
                />
                <label htmlFor={box}>{t.withoutRejected}</label>
              </span>
            </div>
          )}
        </FormDialog>
      )}
    </>
  );
}
