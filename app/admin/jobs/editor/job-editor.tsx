import {
  localizedDocuments,
  localizedTexts,
  maxJobLengths,
} from '../../../../domain/jobs/job-draft.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { ValuesSection } from '../../custom-fields/values-section.tsx';
import { EditorFrame } from '../../kit/editor/editor-frame.tsx';
import { LocalizedDocument, LocalizedText } from '../../kit/editor/localized-fields.tsx';
import { SearchResult } from '../../kit/editor/search-result.tsx';
import { StatusPanel } from '../../kit/editor/status-panel.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { JobStagesSection } from '../../stage-templates/job-stages-section.tsx';
import { TasksSection } from '../../tasks/tasks-section.tsx';
import { useMessages } from '../../use-messages.ts';
import { ApprovalPanel } from '../approval/approval-panel.tsx';
import type { EditedJob } from '../data/editor.ts';
import { KitSection } from '../interview-kit/kit-section.tsx';
import { StageRulesSection } from '../stage-rules/stage-rules-section.tsx';
import { TeamSection } from '../team/team-section.tsx';
import { BenefitsField } from './details/benefits.tsx';
import { Channels } from './details/channels.tsx';
import { useClients } from './details/client-field.tsx';
import { JobDetails } from './details/details.tsx';
import { Salary } from './details/salary.tsx';
import { JobHeader } from './job-header.tsx';
import { JobQuestions } from './questions/questions.tsx';
import { useJobEditing, useJobEditor } from './use-job-editor.ts';

type JobEditorProps = { job: EditedJob; isGone: boolean };

export function JobEditor({ job, isGone }: JobEditorProps) {
  const { content, status } = useMessages('jobEditor');
  const language = useLanguage();
  const { role } = useStaff();
  const editor = useJobEditor(job, isGone);
  const day = (moment: string | null) => moment !== null && formatDate(new Date(moment), language);
  return (
    <EditorFrame editor={editor} header={<JobHeader />} notice={useRights(job)}>
      <div className="grid items-start gap-4 min-[84rem]:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-4">
          <fieldset disabled={editor.disabled} className="grid min-w-0 gap-4">
            <JobDetails />
            <Section title={content.title}>
              {localizedTexts.map((name) => (
                <LocalizedText
                  key={name}
                  name={name}
                  max={maxJobLengths[name]}
                  multiline={name === 'summary'}
                  hint={name === 'summary' ? content.summaryHint : undefined}
                />
              ))}
              {localizedDocuments.map((name) => (
                <LocalizedDocument key={name} name={name} />
              ))}
            </Section>
            <Salary />
            <BenefitsField />
            <JobQuestions />
            <Channels />
          </fieldset>
          {role !== 'editor' && <TeamSection jobId={job.id} />}
          {role !== 'editor' && <KitSection jobId={job.id} />}
          {role !== 'editor' && <JobStagesSection jobId={job.id} />}
          {role !== 'editor' && <StageRulesSection jobId={job.id} />}
        </div>
        <div className="grid gap-4 md:grid-cols-2 min-[84rem]:sticky min-[84rem]:top-[9.5rem] min-[84rem]:grid-cols-1">
          <StatusPanel
            facts={[
              [status.published, day(job.publishedAt)],
              [status.closed, day(job.closedAt)],
            ]}
          />
          <ApprovalPanel />
          {role !== 'editor' && <ValuesSection record={{ target: 'jobs', id: job.id }} />}
          {role !== 'editor' && <TasksSection subject={{ column: 'job_id', id: job.id }} />}
          <JobSearchResult />
        </div>
      </div>
    </EditorFrame>
  );
}

/** Explains the missing rights of the user, if any. */
function useRights({ state, isFixed }: EditedJob): string | false {
  const { rights } = useMessages('jobEditor');
  const { role } = useStaff();
  if (role !== 'editor') return isFixed && rights.fixed;
  return state === 'draft' ? rights.editorDraft : rights.editorPublished;
}

function JobSearchResult() {
  const { draft } = useJobEditing();
  const { site, pageTitles } = useAdmin();
  const clients = useClients();
  const client =
    draft.kind === 'client' ? clients.find(({ id }) => id === draft.client_id) : undefined;
  return (
    <SearchResult
      pageTitle={pageTitles.job}
      values={{ company: client?.name ?? site.name, location: draft.location }}
      path={`/job/${draft.slug}`}
      description="summary"
    />
  );
}
