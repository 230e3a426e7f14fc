import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { toast } from 'sonner';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fill } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { useDraftsWith, useForgetDrafts } from '../../kit/forms/use-draft.ts';
import { Fact, Facts } from '../../kit/screens/facts.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { contactDraftPrefix, nameContactField } from '../contact/contact-form.tsx';
import { findPerson } from '../data/people.ts';

type MergedPersonProps = { id: string; into: string };

/** Redirects to the record that was kept. Contact details that were typed here but not saved are shown before that. */
export function MergedPerson({ id, into }: MergedPersonProps) {
  const people = useMessages('people');
  const { mergedAway } = people;
  const forgetDrafts = useForgetDrafts();
  const [drafts, setDrafts] = useState(useDraftsWith(contactDraftPrefix(id)));
  const { data: target, isPending } = useLiveTables({
    queryKey: queryKeys.row('people', into),
    queryFn: (client) => findPerson(client, into),
    follow: [],
  });
  const typedFields = Object.entries<string>(
    Object.assign({}, ...Object.values(drafts).map((draft) => JSON.parse(draft))),
  );
  const name = target?.full_name || people.unnamed;
  if (isPending) return <Skeleton className="h-80" />;
  if (typedFields.length === 0) return <LinkToKeptPerson id={into} name={name} />;
  const discard = () => {
    forgetDrafts(...Object.keys(drafts));
    setDrafts({});
  };
  const lines = typedFields.map(
    ([key, value]) => `${nameContactField(key, people.contact)}: ${value}`,
  );
  return (
    <Section title={mergedAway.unsaved}>
      <p role="status">{fill(mergedAway.text, { name })}</p>
      <Facts>
        {typedFields.map(([key, value]) => (
          <Fact key={key} label={nameContactField(key, people.contact)}>
            {value || people.contact.none}
          </Fact>
        ))}
      </Facts>
      <div className="flex flex-wrap gap-2">
        <LocalizedLink
          to={`/admin/applicants/${into}`}
          className={buttonClass({ size: 'compact' })}
        >
          {fill(mergedAway.open, { name })}
        </LocalizedLink>
        <CopyButton text={lines.join('\n')} label={mergedAway.copy} done={mergedAway.copied} />
        <Button variant="quiet" size="compact" onClick={discard}>
          {mergedAway.discard}
        </Button>
      </div>
    </Section>
  );
}

function LinkToKeptPerson({ id, name }: { id: string; name: string }) {
  const { mergedAway } = useMessages('people');
  const language = useLanguage();
  const reason = fill(mergedAway.title, { name });
  useEffect(() => {
    toast(reason, { id: 'merged' });
  }, [reason]);
  return <Navigate to={localizedHref(`/admin/applicants/${id}`, language)} replace />;
}
