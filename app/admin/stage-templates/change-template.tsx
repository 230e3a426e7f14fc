import { queryKeys } from '../../backend/query-keys.ts';
import { useClientQuery } from '../../backend/use-client-query.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { FormAlert } from '../kit/forms/form-alert.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useMessages } from '../use-messages.ts';
import { previewTemplate, setJobTemplate } from './data/chosen-template.ts';
import { useStages } from './use-stages.ts';

type ChangeTemplateProps = { jobId: string; templateId: string | null; onClose: () => void };

/** Shows before the change how many people will be in which stage. */
export function ChangeTemplate({ jobId, templateId, onClose }: ChangeTemplateProps) {
  const { job: t, errors } = useMessages('stageTemplates');
  const language = useLanguage();
  const describeError = useDescribeError();
  const { nameStage: nameOf } = useStages();
  const mutate = useUndoableMutation(queryKeys.table('job_staff'), errors);
  const { data: moves, error } = useClientQuery({
    queryKey: [...queryKeys.table('applications'), 'template-preview', jobId, templateId],
    queryFn: (client) => previewTemplate(client, jobId, templateId),
    staleTime: 0,
  });
  const { pending, onSubmit } = useSubmit(async () => {
    const isDone = await mutate({
      work: (client) => setJobTemplate(client, jobId, templateId),
      done: t.done,
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={t.change.title}
      cancel={t.change.cancel}
      submit={t.change.submit}
      disabled={pending || !moves}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {error && <FormAlert>{describeError(error)}</FormAlert>}
      {!moves && !error && <Skeleton className="h-16" />}
      {moves?.length === 0 && <p>{t.nobody}</p>}
      {moves && moves.length > 0 && (
        <>
          <ul className="list-disc pl-5">
            {moves.map(({ stage, from_step, to_step, applications }) => (
              <li key={`${stage} ${from_step}`}>
                {fill(t.move, {
                  count: formatNumber(applications, language),
                  from: nameOf({ stage, stepId: from_step }),
                  to: nameOf({ stage, stepId: to_step }),
                })}
              </li>
            ))}
          </ul>
          <p className="text-soft">{t.change.text}</p>
        </>
      )}
    </FormDialog>
  );
}
