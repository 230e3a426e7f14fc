import type { Stage } from '../../../../domain/enums.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useMessages } from '../../use-messages.ts';
import { listStageRules } from './data.ts';
import { rulesKey } from './stage-rules-section.tsx';
import { useDescribeRule } from './use-describe-rule.ts';

type RulesNoticeProps = { jobId: string; stage: Stage };

/** Says before a move what will happen by itself after it. */
export function RulesNotice({ jobId, stage }: RulesNoticeProps) {
  const { notice } = useMessages('stageRules');
  const describe = useDescribeRule();
  const { data: rules = [] } = useClientQuery({
    queryKey: rulesKey(jobId),
    queryFn: (client) => listStageRules(client, jobId),
  });
  const shown = rules.filter((rule) => rule.is_on && rule.stage === stage);
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-lg bg-wool px-3 py-2">
      <p className="font-semibold">{notice}</p>
      <ul className="list-disc pl-5">
        {shown.map((rule) => (
          <li key={rule.id}>{describe(rule)}</li>
        ))}
      </ul>
    </div>
  );
}
