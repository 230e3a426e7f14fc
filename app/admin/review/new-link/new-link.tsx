import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { languages } from '../../../../domain/language.ts';
import {
  maxRecipientNameLength,
  maxReviewDays,
  maxReviewMessageLength,
} from '../../../../domain/review.ts';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { useDraft, useForgetDrafts } from '../../kit/forms/use-draft.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import {
  type CreatedLink,
  createReviewLink,
  type NewReviewLink,
  type ReviewJob,
  type ReviewLink,
} from '../data/shortlists.ts';
import { defaultExpiry, endOfDay, latestExpiry, nameRejected } from '../link-state.ts';
import type { AdminReviewMessages } from '../messages.en.ts';
import { useFirstShortlist } from './use-first-shortlist.ts';

type NewLinkProps = {
  job: ReviewJob;
  latest: ReviewLink | undefined;
  queryKey: QueryKey;
  messages: AdminReviewMessages;
  onCancel: () => void;
  onCreated: (link: CreatedLink) => void;
};

export function NewLink({ job, latest, queryKey, messages, onCancel, onCreated }: NewLinkProps) {
  const language = useLanguage();
  const { languages: languageNames } = useMessages('people');
  const { form: t } = messages;
  const mutate = useUndoableMutation(queryKey);
  const { items, source, isReady } = useFirstShortlist(job.id, latest);
  const rejected = latest ? nameRejected(latest) : [];
  const contacts = job.client?.contacts ?? [];
  const [contactId, setContactId] = useState(contacts[0]?.person.id ?? '');
  const contact = contacts.find(({ person }) => person.id === contactId)?.person;
  const draftKey = `shortlist:${job.id}:message`;
  const [message, setMessage] = useDraft(draftKey);
  const forgetDrafts = useForgetDrafts();
  const { pending, onSubmit } = useSubmit(async (field) => {
    const link: NewReviewLink = {
      jobId: job.id,
      recipientName: field('name').trim(),
      recipientEmail: field('email').trim() || null,
      language: field('language') === 'sv' ? 'sv' : 'en',
      message: message.trim() || null,
      expiresAt: endOfDay(field('expires')),
      items,
    };
    await mutate({
      work: async (client) => {
        const created = await createReviewLink(client, link);
        forgetDrafts(draftKey);
        onCreated(created);
      },
    });
  });

  return (
    <Card compact as="section" className="max-w-2xl">
      <h2 className="pb-4 text-[1.2rem]">{t.title}</h2>
      <form onSubmit={onSubmit} className="grid items-start gap-4 sm:grid-cols-2">
        {contacts.length > 0 && (
          <div className="sm:col-span-2">
            <SelectField
              label={t.contact}
              value={contactId}
              onChange={(event) => setContactId(event.target.value)}
            >
              {contacts.map(({ person, title }) => (
                <option key={person.id} value={person.id}>
                  {[person.full_name, title].filter(Boolean).join(', ')}
                </option>
              ))}
              <option value="">{t.otherContact}</option>
            </SelectField>
          </div>
        )}
        <InputField
          key={`name ${contactId}`}
          name="name"
          label={t.name}
          defaultValue={contact?.full_name ?? ''}
          maxLength={maxRecipientNameLength}
          pattern=".*\S.*"
          required
        />
        <InputField
          key={`email ${contactId}`}
          name="email"
          type="email"
          label={t.email}
          hint={t.emailHint}
          defaultValue={contact?.email ?? ''}
        />
        <SelectField
          key={`language ${contactId}`}
          name="language"
          label={t.language}
          defaultValue={contact?.language ?? language}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </SelectField>
        <InputField
          name="expires"
          type="date"
          label={t.expires}
          hint={fill(messages.expiresHint, { days: maxReviewDays })}
          defaultValue={defaultExpiry()}
          min={toStockholmDay(new Date())}
          max={latestExpiry()}
          required
        />
        <div className="sm:col-span-2">
          <TextareaField
            name="message"
            label={t.message}
            hint={t.messageHint}
            maxLength={maxReviewMessageLength}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
        <p className="text-soft empty:hidden sm:col-span-2">
          {isReady && fillAny(t.startsWith[source], { count: items.length })}
          {rejected.length > 0 && ` ${fill(t.withoutRejected, { names: rejected.join(', ') })}`}
        </p>
        <div className="flex gap-2 sm:col-span-2">
          <Button type="submit" size="compact" disabled={pending || !isReady}>
            {t.submit}
          </Button>
          <Button variant="quiet" size="compact" onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
