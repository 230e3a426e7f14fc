import { useState } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { ChangeTemplate } from './change-template.tsx';
import { useSharedTemplate } from './data/chosen-template.ts';
import { StageTemplateField } from './template-field.tsx';
import { useStages } from './use-stages.ts';

/** Chooses the template of a job. The template is saved immediately, not with the draft of the ad. */
export function JobStagesSection({ jobId }: { jobId: string }) {
  const { job: t } = useMessages('stageTemplates');
  const { listStages: listOf } = useStages();
  const { templateId, isError } = useSharedTemplate([jobId]);
  const [chosen, setChosen] = useState<string | null>();
  return (
    <Section title={t.title} text={t.text}>
      {isError && <p className="text-lingon">{t.failed}</p>}
      {templateId === undefined && !isError && <Skeleton className="h-20" />}
      {templateId !== undefined && (
        <>
          <div className="max-w-80">
            <StageTemplateField label={t.label} value={templateId} onChange={setChosen} />
          </div>
          <ol className="flex flex-wrap gap-1.5">
            {listOf(templateId).map(({ key, name }) => (
              <li key={key} className="rounded-md bg-wool px-2 py-0.5 text-sm">
                {name}
              </li>
            ))}
          </ol>
          <LocalizedLink to="/admin/settings/stages" className="justify-self-start underline">
            {t.seeTemplates}
          </LocalizedLink>
        </>
      )}
      {chosen !== undefined && (
        <ChangeTemplate jobId={jobId} templateId={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Section>
  );
}
