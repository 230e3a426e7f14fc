import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill, formatNumber, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LoadedRows } from '../kit/screens/loaded-rows.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { Section } from '../kit/screens/section.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { useMessages } from '../use-messages.ts';
import { type ImportRecord, importsKey, listImports } from './data/imports.ts';
import { UploadForm } from './upload/upload-form.tsx';

export default function Imports() {
  const t = useMessages('imports');
  return (
    <ForRecruiters title={t.title}>
      <Screen title={t.title}>
        <div className="grid max-w-4xl gap-4">
          <UploadForm />
          <EarlierImports />
        </div>
      </Screen>
    </ForRecruiters>
  );
}

function EarlierImports() {
  const { list: t } = useMessages('imports');
  const query = useLiveTables({
    queryKey: importsKey,
    queryFn: listImports,
    follow: [{ table: 'imports' }],
  });
  return (
    <Section title={t.title}>
      <LoadedRows query={query} empty={t.empty}>
        {(each) => <ImportItem key={each.id} importRecord={each} />}
      </LoadedRows>
    </Section>
  );
}

function ImportItem({ importRecord }: { importRecord: ImportRecord }) {
  const t = useMessages('imports');
  const language = useLanguage();
  const { id, file_name: name, total, state, created_at: createdAt } = importRecord;
  const isCvs = importRecord.format.type === 'cvs';
  const content = isCvs ? 'cvs' : importRecord.target;
  const tone = state === 'done' ? 'good' : state === 'undone' ? 'neutral' : 'waiting';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <span className="grid min-w-0 gap-0.5">
        <LocalizedLink
          to={`/admin/import/${id}`}
          className="truncate font-semibold underline underline-offset-2"
        >
          {name}
        </LocalizedLink>
        <span className="text-soft tabular-nums">
          {t.upload.targets[content]} ·{' '}
          {fill(isCvs ? t.file.files : t.list.rows, { count: formatNumber(total, language) })} ·{' '}
          {formatTime(new Date(createdAt), language)}
        </span>
      </span>
      <Badge tone={tone}>{isCvs && state === 'mapping' ? t.cvs.state : t.states[state]}</Badge>
    </li>
  );
}
