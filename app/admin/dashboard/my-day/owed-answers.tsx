import { applicationPath } from '../../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { describeAge } from '../../applications/describe.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { useOwedAnswers } from '../data.ts';
import { figurePaths } from '../figure-paths.ts';
import { Part } from './part.tsx';

/** The user's applicants who wait for an answer, the longest waiting first. */
export function OwedAnswers() {
  const { myDay: t } = useMessages('dashboard');
  const { someone } = useMessages('tasks');
  const language = useLanguage();
  const { userId } = useStaff();
  const { data: owed, isError } = useOwedAnswers(userId);
  return (
    <Part title={t.owed} count={owed?.count} isError={isError} empty={t.nobodyOwed}>
      {owed && owed.count > 0 && (
        <ul className="grid divide-y divide-line">
          {owed.rows.map(({ id, name, jobTitle, owedSince }) => (
            <li key={id} className="grid py-2.5">
              <LocalizedLink
                to={applicationPath(id)}
                className="font-semibold underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-current"
              >
                {name || someone}
              </LocalizedLink>
              <span className="text-soft">
                {[
                  inLanguage(jobTitle, language),
                  fill(t.waiting, { time: describeAge(owedSince, language) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {owed && owed.count > owed.rows.length && (
        <LocalizedLink
          to={figurePaths.owed(userId)}
          className="min-h-9 content-center justify-self-start font-semibold text-primary underline underline-offset-4"
        >
          {t.allOwed}
        </LocalizedLink>
      )}
    </Part>
  );
}
