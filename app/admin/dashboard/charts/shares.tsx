import { stages } from '../../../../domain/enums.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { ShareBars } from '../../../ui/charts/share-bars.tsx';
import { nameSource } from '../../people/name-source.ts';
import { useMessages } from '../../use-messages.ts';
import { Block } from '../block.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { usePipeline, useSources } from '../data.ts';
import { figurePaths } from '../figure-paths.ts';
import { formatShare } from './format-share.ts';

export function PipelineShares() {
  const { pipeline: messages } = useMessages('dashboard');
  const { data, isError } = usePipeline();
  const rows = stages.map((stage) => ({
    key: stage,
    name: messages.stages[stage],
    to: figurePaths.stage(stage),
    value: data?.find((row) => row.stage === stage)?.applications ?? 0,
  }));
  return (
    <Block title={messages.title} meaning={messages.meaning} isLoading={!data} isError={isError}>
      <Shares caption={messages.title} head={messages.head} rows={rows} />
    </Block>
  );
}

export function SourceShares() {
  const { period } = useDashboard();
  const { sources: messages } = useMessages('dashboard');
  const { data, isError } = useSources(period);
  const rows = (data ?? []).map(({ source, applications }) => ({
    key: source,
    name: nameSource(source, messages.names),
    to: figurePaths.source(period, source),
    value: applications,
  }));
  return (
    <Block title={messages.title} meaning={messages.meaning} isLoading={!data} isError={isError}>
      {rows.length === 0 ? (
        <p className="text-soft">{messages.empty}</p>
      ) : (
        <Shares caption={messages.title} head={messages.head} rows={rows} />
      )}
    </Block>
  );
}

type SharesProps = {
  caption: string;
  head: [string, string, string];
  rows: { key: string; name: string; to: string; value: number }[];
};

function Shares({ rows, ...props }: SharesProps) {
  const language = useLanguage();
  return (
    <ShareBars
      {...props}
      rows={rows.map(({ key, name, to, value }) => ({
        key,
        value,
        label: (
          <LocalizedLink
            to={to}
            className="text-ink underline decoration-edge underline-offset-4 hover:decoration-current"
          >
            {name}
          </LocalizedLink>
        ),
      }))}
      format={(value) => formatNumber(value, language)}
      formatShare={(share) => formatShare(share, language)}
    />
  );
}
