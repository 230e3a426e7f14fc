import type { Stage } from '../../../../domain/enums.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { listActiveRules } from './data.ts';
import { useDescribeRule } from './use-describe-rule.ts';

type RulesNoticeProps = {
  jobIds: string[];
  stage: Stage;
  /** False if the person has no address, so that rules cannot mail. */
  canMail?: boolean;
};

/** Shows before a move which stage rules will run after it. With several jobs, each rule names its job. */
export function RulesNotice({ jobIds, stage, canMail = true }: RulesNoticeProps) {
  const t = useMessages('stageRules');
  const language = useLanguage();
  const describe = useDescribeRule();
  const { data: rules = [] } = useLiveTables({
    queryKey: queryKeys.list('stage_rules', { stage }),
    queryFn: (client) => listActiveRules(client, stage),
    follow: [{ table: 'stage_rules' }],
  });
  const jobRules = rules.filter((rule) => jobIds.includes(rule.job_id));
  if (jobRules.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-lg bg-wool px-3 py-2">
      <p className="font-semibold">{t.notice}</p>
      <ul className="list-disc pl-5">
        {jobRules.map((rule) => (
          <li key={rule.id} className="wrap-anywhere">
            {jobIds.length > 1
              ? fill(t.forJob, {
                  job: inLanguage(rule.job.title as LocalizedText, language),
                  rule: describe(rule),
                })
              : describe(rule)}
            {rule.kind === 'mail' && !canMail && (
              <span className="block text-amber">{t.noAddress}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
