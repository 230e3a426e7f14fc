import { useState } from 'react';
import { inLanguage } from '../../../../domain/in-language.ts';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { fill, formatAmount, formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { ConfirmButton } from '../../kit/dialogs/confirm-button.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Client, Project } from '../data/client.ts';
import { endProject } from '../data/plans.ts';
import { CorrectProjectDialog } from './correct-project-dialog.tsx';
import { describeGuarantee } from './guarantee.ts';
import { ProjectDialog, SignDialog } from './project-dialogs.tsx';

type ProjectsProps = { client: Client; mutate: UndoableMutation };

/** Single roles for a fixed price. */
export function Projects({ client, mutate }: ProjectsProps) {
  const { projects: t } = useMessages('clientPlans');
  const [isAdding, setAdding] = useState(false);
  const canManage = client.billing !== null;
  if (client.projects.length === 0 && !canManage) return null;
  return (
    <Section
      title={t.title}
      actions={
        canManage && (
          <Button variant="paper" size="compact" onClick={() => setAdding(true)}>
            {t.add}
          </Button>
        )
      }
    >
      {client.projects.length === 0 ? (
        <p className="text-soft">{t.none}</p>
      ) : (
        <ul className="-my-1 grid divide-y divide-line">
          {client.projects.map((project) => (
            <ProjectRow key={project.id} project={project} client={client} mutate={mutate} />
          ))}
        </ul>
      )}
      {isAdding && (
        <ProjectDialog client={client} mutate={mutate} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}

function ProjectRow({ project, client, mutate }: ProjectsProps & { project: Project }) {
  const { projects: t } = useMessages('clientPlans');
  const { jobs } = useMessages('clientEvents');
  const language = useLanguage();
  const [isSigning, setSigning] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const { price } = project;
  const job = client.jobs.find(({ id }) => id === project.job_id);
  const amount = (value: number) => (price ? formatAmount(value, price.currency, language) : '');
  const isRunning = !project.signed_on && !project.cancelled_on;

  return (
    <li className="grid gap-1 py-2.5">
      <LocalizedLink
        to={`/admin/jobs/edit/${project.job_id}`}
        className="justify-self-start font-semibold underline"
      >
        {inLanguage(job?.title ?? {}, language) || jobs.untitled}
      </LocalizedLink>
      <p className="text-soft">{useProjectState(project)}</p>
      {price && (
        <p className="tabular-nums">
          {fill(t.price, {
            amount: amount(price.amount),
            start: amount(price.start_amount),
            signing: amount(price.signing_amount),
          })}
        </p>
      )}
      {client.billing && (
        <span className="mt-1 flex flex-wrap gap-2">
          {isRunning && (
            <>
              <Button variant="paper" size="compact" onClick={() => setSigning(true)}>
                {t.sign}
              </Button>
              <ConfirmButton
                label={t.cancel}
                messages={t.cancelDialog}
                onConfirm={() =>
                  mutate({
                    work: (backend) =>
                      endProject(backend, project.id, { cancelled_on: toStockholmDay(new Date()) }),
                    done: t.cancelledDone,
                  })
                }
              />
            </>
          )}
          <Button variant="paper" size="compact" onClick={() => setCorrecting(true)}>
            {t.correct}
          </Button>
        </span>
      )}
      {isCorrecting && (
        <CorrectProjectDialog
          project={project}
          mutate={mutate}
          onClose={() => setCorrecting(false)}
        />
      )}
      {isSigning && (
        <SignDialog project={project} mutate={mutate} onClose={() => setSigning(false)} />
      )}
    </li>
  );
}

function useProjectState(project: Project): string {
  const { projects: t } = useMessages('clientPlans');
  const language = useLanguage();
  const day = (value: string) => formatStockholmDay(new Date(value), language);
  const { signed_on: signed, cancelled_on: cancelled } = project;
  const guarantee = describeGuarantee(project, toStockholmDay(new Date()));
  if (cancelled) return fill(t.cancelled, { day: day(cancelled) });
  if (!signed || !guarantee) return fill(t.running, { day: day(project.starts_on) });
  const sentence = fill(t[guarantee.key], { day: day(guarantee.day) });
  return `${fill(t.signed, { day: day(signed) })} · ${sentence}`;
}
