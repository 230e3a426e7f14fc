import { listAttributes } from '../../../domain/applications/scorecard.ts';
import { type Recommendation, recommendations } from '../../../domain/enums.ts';
import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import type { KitItem } from '../jobs/interview-kit/data.ts';
import { useMessages } from '../use-messages.ts';
import type { Scorecard } from './data.ts';
import { shortenNames } from './shorten-names.ts';

const tones = {
  strong_no: 'bad',
  no: 'bad',
  yes: 'good',
  strong_yes: 'good',
} as const satisfies Record<Recommendation, string>;

type ScorecardComparisonProps = { kit: KitItem[]; scorecards: Scorecard[] };

/** Scorecards side by side. There is deliberately no total: people decide who continues. */
export function ScorecardComparison({ kit, scorecards }: ScorecardComparisonProps) {
  const t = useMessages('scorecards');
  const language = useLanguage();
  const names = kit.filter(({ kind }) => kind === 'attribute').map(({ name }) => name);
  const attributes = listAttributes(names, scorecards);
  return (
    <div className="grid gap-4">
      <ul aria-label={t.summary} className="flex flex-wrap gap-1.5">
        {recommendations.map((recommendation) => {
          const count = scorecards.filter(
            (scorecard) => scorecard.recommendation === recommendation,
          ).length;
          return (
            count > 0 && (
              <li key={recommendation}>
                <Badge tone={tones[recommendation]}>
                  {t.recommendations[recommendation]}&nbsp;<b className="tabular-nums">{count}</b>
                </Badge>
              </li>
            )
          );
        })}
      </ul>
      {attributes.length > 0 && <Scores attributes={attributes} scorecards={scorecards} />}
      <ul className="grid gap-4">
        {scorecards.map((scorecard) => (
          <li key={scorecard.staffId} className="grid gap-0.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <b className="font-semibold">{scorecard.author}</b>
              <span>{t.recommendations[scorecard.recommendation]}</span>
              <span className="text-soft">
                {formatTime(new Date(scorecard.createdAt), language)}
                {isEdited(scorecard) &&
                  ` · ${fill(t.edited, { time: formatTime(new Date(scorecard.updatedAt), language) })}`}
              </span>
            </p>
            {scorecard.notes && (
              <p className="wrap-anywhere whitespace-pre-line">{scorecard.notes}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const isEdited = ({ createdAt, updatedAt }: Scorecard) =>
  Date.parse(updatedAt) - Date.parse(createdAt) > 1000;

type ScoresProps = { attributes: string[]; scorecards: Scorecard[] };

function Scores({ attributes, scorecards }: ScoresProps) {
  const t = useMessages('scorecards');
  const names = shortenNames(scorecards.map(({ author }) => author));
  return (
    <Table>
      <thead>
        <tr>
          <HeaderCell>{t.attribute}</HeaderCell>
          {scorecards.map(({ staffId }, index) => (
            <HeaderCell key={staffId} className="text-right">
              {names[index]}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute}>
            <th
              scope="row"
              className="min-w-32 border-b border-line px-4 py-2.5 font-normal wrap-anywhere"
            >
              {attribute}
            </th>
            {scorecards.map(({ staffId, scores }) => (
              <Cell key={staffId} className="text-right">
                {scores.find(({ name }) => name === attribute)?.score ?? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="sr-only">{t.unrated}</span>
                  </>
                )}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
