import { maxPreviewedPeople } from '../../../../domain/people/retention-period.ts';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import type { DuePerson } from '../data.ts';
import type { AdminPrivacyRequestsMessages } from '../messages.en.ts';

type DuePeopleProps = {
  people: DuePerson[];
  messages: AdminPrivacyRequestsMessages;
};

export function DuePeople({ people, messages }: DuePeopleProps) {
  const { dryRun: t } = messages;
  const language = useLanguage();
  const day = (value: string | null) => (value ? formatDay(new Date(value), language) : '');
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{t.people}</h2>
      {people.length === 0 && <p className="text-soft">{t.nobody}</p>}
      {people.length >= maxPreviewedPeople && (
        <p className="text-soft">{fill(t.showingFirst, { count: people.length })}</p>
      )}
      {people.length > 0 && (
        <Table>
          <thead>
            <tr>
              <HeaderCell>{t.columns.person}</HeaderCell>
              <HeaderCell>{t.columns.step}</HeaderCell>
              <HeaderCell>{t.columns.purpose}</HeaderCell>
              <HeaderCell>{t.columns.keptUntil}</HeaderCell>
              <HeaderCell>{t.columns.erase}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {people.map(({ person_id: id, name, step, purpose, keep_until, erase_after }) => (
              <tr key={id}>
                <Cell>
                  <LocalizedLink to={`/admin/applicants/${id}`} className="font-semibold underline">
                    {name || messages.unnamed}
                  </LocalizedLink>
                </Cell>
                <Cell>{t.steps[step]}</Cell>
                <Cell>{t.purposes[purpose] ?? purpose}</Cell>
                <Cell>{day(keep_until)}</Cell>
                <Cell>{day(erase_after)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
