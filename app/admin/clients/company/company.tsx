import { useState } from 'react';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { nameCountry } from '../../../i18n/format-office.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { Fact, Facts } from '../../kit/screens/facts.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useOwners } from '../../kit/staff/use-staff-names.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { setClientTemplate } from '../../stage-templates/data/chosen-template.ts';
import { useStageTemplates } from '../../stage-templates/data/templates.ts';
import { StageTemplateField } from '../../stage-templates/template-field.tsx';
import { useMessages } from '../../use-messages.ts';
import { type Client, updateClientOwner } from '../data/client.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { Logo } from './logo.tsx';

type CompanyProps = { client: Client; mutate: UndoableMutation };

export function Company({ client, mutate }: CompanyProps) {
  const messages = useMessages('clients');
  const { facts: t } = messages;
  const language = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const isOwn = useIsOwn(client);
  const { details } = client;
  const none = <span className="text-soft">{messages.none}</span>;

  return (
    <Section
      title={t.title}
      actions={
        isOwn && (
          <Button variant="paper" size="compact" onClick={() => setEditing(true)}>
            {messages.edit}
          </Button>
        )
      }
    >
      <Logo client={client} mutate={mutate} />
      <Facts>
        <Fact label={t.legalName}>{details.legal_name || none}</Fact>
        <Fact label={t.number}>
          {details.organisation_number ? (
            <span className="tabular-nums">{details.organisation_number}</span>
          ) : (
            none
          )}
        </Fact>
        <Fact label={t.location}>
          {[client.location, nameCountry(details.country, language)].filter(Boolean).join(', ')}
        </Fact>
        <Fact label={t.language}>{t.languages[details.language]}</Fact>
        <Fact label={t.website}>
          {client.website ? (
            <a className="underline" href={client.website} target="_blank" rel="noreferrer">
              {client.website.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          ) : (
            none
          )}
        </Fact>
        {!isOwn && <Fact label={t.owner}>{details.owner?.name ?? messages.nobody}</Fact>}
      </Facts>
      {isOwn && <Owner client={client} mutate={mutate} />}
      {isOwn && <ClientTemplate client={client} mutate={mutate} />}
      {isEditing && (
        <CompanyDialog client={client} mutate={mutate} onClose={() => setEditing(false)} />
      )}
    </Section>
  );
}

/** The stages that new jobs of the client begin with. */
function ClientTemplate({ client, mutate }: CompanyProps) {
  const { client: t } = useMessages('stageTemplates');
  const { stage_template_id: current } = client.details;
  const { data: templates = [] } = useStageTemplates();
  if (templates.length === 0) return null;
  const set = (templateId: string | null) => (backend: BrowserClient) =>
    setClientTemplate(backend, client.id, templateId);
  return (
    <div className="max-w-72">
      <StageTemplateField
        label={t.label}
        hint={t.hint}
        value={current}
        onChange={(next) => void mutate({ work: set(next), undo: set(current), done: t.done })}
      />
    </div>
  );
}

/** The facts decide the buyer and the VAT of invoices, so the owner and administrators edit them. */
function useIsOwn({ details }: Client): boolean {
  const { role, userId } = useStaff();
  return role === 'admin' || details.owner_id === userId;
}

/** The owner and administrators hand a client over; others see whose it is among the facts. */
function Owner({ client, mutate }: CompanyProps) {
  const messages = useMessages('clients');
  const { facts: t } = messages;
  const { role } = useStaff();
  const { owner_id: owner } = client.details;
  const owners = useOwners({ current: owner });
  const setOwner = (ownerId: string | null) =>
    mutate({
      work: (backend) => updateClientOwner(backend, client.id, ownerId),
      // A recruiter who gave the client away may not take it back.
      undo:
        role === 'admin' ? (backend) => updateClientOwner(backend, client.id, owner) : undefined,
      done: t.ownerSet,
    });
  return (
    <div className="max-w-72">
      <SelectField
        label={t.owner}
        hint={t.ownerHint}
        value={owner ?? ''}
        onChange={(event) => void setOwner(event.target.value || null)}
      >
        <option value="">{messages.nobody}</option>
        {owners.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
