import { type PortalTeamView, portalStages } from '../../../../domain/clients/portal.ts';
import { fill, formatStockholmDay, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { usePortalMessages } from '../portal-context.ts';

/** The people of a search by stage, and their next interviews, for contacts on the hiring team. */
export function TeamView({ team: { people, interviews } }: { team: PortalTeamView }) {
  const { searches, team: t } = usePortalMessages();
  const language = useLanguage();
  const stages = portalStages.filter((name) => people.some(({ stage }) => stage === name));
  return (
    <div className="grid gap-5 @min-[40rem]:grid-cols-2">
      <div className="grid content-start gap-2">
        <p className="font-semibold">{t.people}</p>
        {people.length === 0 && <p className="text-soft">{t.nobody}</p>}
        {stages.map((name) => {
          const peopleInStage = people.filter(({ stage }) => stage === name);
          return (
            <div key={name}>
              <p className="text-soft">
                {searches.stages[name]} ({peopleInStage.length})
              </p>
              <ul aria-label={searches.stages[name]}>
                {peopleInStage.map(({ item, shortlist, name: person, left_on: leftOn }) => (
                  <li key={item}>
                    <LocalizedLink
                      to={`/portal/shortlists/${shortlist}#${item}`}
                      className="inline-flex min-h-9 items-center underline"
                    >
                      {person}
                    </LocalizedLink>
                    {leftOn && (
                      <span className="text-soft">
                        {' · '}
                        {fill(t.left, { day: formatStockholmDay(new Date(leftOn), language) })}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <div className="grid content-start gap-2">
        <p className="font-semibold">{t.interviews}</p>
        {interviews.length === 0 && <p className="text-soft">{t.noInterviews}</p>}
        <ul aria-label={t.interviews} className="grid gap-1">
          {interviews.map(({ id, name, starts_at: at, kind }) => (
            <li key={id}>
              <time dateTime={at}>{formatTime(new Date(at), language)}</time>
              <span className="text-soft">
                {' · '}
                {name}
                {' · '}
                {t.kinds[kind]}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
