import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { BounceNotice } from '../../conversations/bounce-notice.tsx';
import { useHasDraft } from '../../kit/forms/use-draft.ts';
import { Fact, Facts } from '../../kit/screens/facts.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Person } from '../data/people.ts';
import { nameSource } from '../name-source.ts';
import { ContactForm, contactDraftKey } from './contact-form.tsx';

export function Contact({ person }: { person: Person }) {
  const people = useMessages('people');
  const { contact } = people;
  const [isEditing, setEditing] = useState(useHasDraft(contactDraftKey(person)));
  const edit = (
    <Button variant="paper" size="compact" onClick={() => setEditing(true)}>
      {contact.edit}
    </Button>
  );

  return (
    <Section title={contact.title} actions={!isEditing && edit}>
      {isEditing ? (
        <ContactForm person={person} onDone={() => setEditing(false)} />
      ) : (
        <>
          <ContactFacts person={person} />
          <BounceNotice personId={person.id} address={person.email} linksToPerson={false} />
        </>
      )}
    </Section>
  );
}

function ContactFacts({ person }: { person: Person }) {
  const people = useMessages('people');
  const { contact } = people;
  const none = <span className="text-soft">{contact.none}</span>;
  const { email, phone, linkedin_url: linkedin } = person;

  return (
    <Facts>
      <Fact label={contact.email}>
        {email ? (
          <a className="underline" href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        ) : (
          none
        )}
      </Fact>
      <Fact label={contact.phone}>
        {phone ? (
          <a className="underline tabular-nums" href={`tel:${phone}`}>
            {phone}
          </a>
        ) : (
          none
        )}
      </Fact>
      <Fact label={contact.linkedin}>
        {linkedin ? (
          <a className="underline" href={linkedin} target="_blank" rel="noreferrer">
            {linkedin.replace(/^https:\/\/(www\.)?/, '')}
          </a>
        ) : (
          none
        )}
      </Fact>
      <Fact label={contact.location}>{person.location || none}</Fact>
      <Fact label={contact.language}>{people.languages[person.language]}</Fact>
      {person.source && (
        <Fact label={contact.source}>{nameSource(person.source, people.sources)}</Fact>
      )}
    </Facts>
  );
}
