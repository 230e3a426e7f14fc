import { documents } from '../../document.ts';
import type { MessageTemplateSeed } from '../rows.ts';

/** Mails that a recruiter writes again and again, to start from. The composer adds the signature. */
export const messageTemplates: MessageTemplateSeed[] = [
  {
    name: 'Still in the process',
    subject: documents('{job_title}: where we are', '{job_title}: så går det'),
    body: documents(
      `Hi {first_name},

       A short update on {job_title} at {company}: we're still talking to everyone who applied, and you'll hear from
       me within a week.

       You don't need to do anything until then. If anything changes on your side, just reply to this email.`,
      `Hej {first_name}!

       En kort uppdatering om {job_title} hos {company}: vi pratar fortfarande med alla som har sökt, och du hör av mig
       inom en vecka.

       Du behöver inte göra något tills dess. Om något ändras för din del är det bara att svara på det här mejlet.`,
    ),
  },
  {
    name: 'Ask for references',
    subject: documents(
      'Two people we may call about {job_title}',
      'Två personer vi får ringa om {job_title}',
    ),
    body: documents(
      `Hi {first_name},

       We're getting close to a decision about {job_title} at {company}. Could you send me two people you have worked
       with recently whom we may call? A name, a phone number and how you know each other is enough.

       We call nobody before you have told them.`,
      `Hej {first_name}!

       Vi närmar oss ett beslut om {job_title} hos {company}. Kan du skicka två personer som du nyligen har arbetat med
       och som vi får ringa? Namn, telefonnummer och hur ni känner varandra räcker.

       Vi ringer ingen förrän du har pratat med dem.`,
    ),
  },
  {
    name: 'A job that may suit you',
    subject: documents('{job_title} at {company}', '{job_title} hos {company}'),
    body: documents(
      `Hi {first_name},

       I'm recruiting for {job_title} at {company} and thought of you. Would you like to hear more? Reply to this email
       and I'll call when it suits you.

       If the time isn't right, that's perfectly fine too.`,
      `Hej {first_name}!

       Jag rekryterar till rollen {job_title} hos {company} och tänkte på dig. Vill du höra mer? Svara på det här
       mejlet, så ringer jag när det passar dig.

       Är det inte rätt läge just nu är det förstås helt i sin ordning.`,
    ),
  },
];
