import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Client } from './data/client.ts';
import { describePlan } from './plan/describe-plan.ts';

const tones = { draft: 'waiting', open: 'good', closed: 'neutral' } as const;
const order = ['open', 'draft', 'closed'];

export function Jobs({ client }: { client: Client }) {
  const { jobs: t } = useMessages('clientEvents');
  const language = useLanguage();
  const { isProject } = describePlan(client);
  const jobs = client.jobs.toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  );
  return (
    <Section
      title={t.title}
      actions={
        <LocalizedLink
          to={`/admin/jobs/new?client=${client.id}`}
          className={buttonClass({ variant: 'paper', size: 'compact' })}
        >
          {t.add}
        </LocalizedLink>
      }
    >
      {jobs.length === 0 ? (
        <p className="text-soft">{t.none}</p>
      ) : (
        <ul className="-my-1 grid divide-y divide-line">
          {jobs.map(({ id, title, state }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <LocalizedLink to={`/admin/jobs/edit/${id}`} className="font-semibold underline">
                {inLanguage(title, language) || t.untitled}
              </LocalizedLink>
              <span className="flex gap-2">
                {isProject(id) && <Badge>{t.isProject}</Badge>}
                <Badge tone={tones[state]}>{t.states[state]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
