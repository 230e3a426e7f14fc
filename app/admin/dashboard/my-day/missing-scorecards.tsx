import { applicationPath } from '../../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { describeAge } from '../../applications/describe.ts';
import { listMissingScorecards } from '../../scorecards/data.ts';
import { useMessages } from '../../use-messages.ts';
import { FoldedList } from './folded-list.tsx';
import { Part } from './part.tsx';

/** Scorecards that the user has not written after an interview. Nothing is shown if none is missing. */
export function MissingScorecards() {
  const { myDay: t } = useMessages('dashboard');
  const { someone } = useMessages('tasks');
  const language = useLanguage();
  const { data: missing, isError } = useLiveTables({
    queryKey: [...queryKeys.table('scorecards'), 'missing'],
    queryFn: listMissingScorecards,
    follow: [{ table: 'interviews' }, { table: 'scorecards' }, { table: 'tasks' }],
  });
  if (missing?.length === 0) return null;
  return (
    <Part title={t.scorecards} count={missing?.length} isError={isError} empty="">
      <FoldedList
        items={missing ?? []}
        render={({ application_id: id, full_name: name, job_title: job, ended_at: ended }) => (
          <li key={id} className="grid py-2.5">
            <LocalizedLink
              to={applicationPath(id, 'scorecards')}
              className="justify-self-start font-semibold underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-current"
            >
              {name || someone}
            </LocalizedLink>
            <span className="text-soft">
              {[
                inLanguage(job as LocalizedText, language),
                fill(t.met, { time: describeAge(ended, language) }),
              ].join(' · ')}
            </span>
          </li>
        )}
      />
    </Part>
  );
}
