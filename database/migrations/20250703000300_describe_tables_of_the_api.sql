-- The reference of the API shows these descriptions.

comment on table public.jobs is 'Jobs, drafts included. Texts have an English and a Swedish version.';
comment on table public.job_questions is 'Screening questions of a job.';
comment on table public.job_salaries is 'The salary range of a job.';
comment on table public.job_staff is 'Who owns a job and who last changed it.';
comment on table public.applications is 'Applications: who applied for which job, and their stage. To mail the applicant with a move, call move-application.';
comment on table public.application_answers is 'Answers to screening questions.';
comment on table public.application_events is 'The timeline of an application.';
comment on table public.application_notes is 'Internal notes. New ones are signed by the administrator of the token.';
comment on table public.reject_reasons is 'The agency’s own reasons for a rejection.';
comment on table public.people is 'People: applicants, candidates, freelancers and contacts of clients.';
comment on table public.candidates is 'Profiles in the candidate bank.';
comment on table public.freelancers is 'Profiles in the freelance network.';
comment on table public.tags is 'Tags for people.';
comment on table public.person_tags is 'The tags of each person.';
comment on table public.documents is 'CVs and other documents of people. Download the file of a path from its bucket.';
comment on table public.clients is 'Client companies, with what visitors may see of them.';
comment on table public.client_details is 'Legal facts and the owner of a client.';
comment on table public.client_contacts is 'People who work at a client.';
comment on table public.client_notes is 'Notes about calls and meetings with a client.';
comment on table public.interviews is 'Interviews. Plan, change and cancel them with the functions below.';
comment on table public.conversations is 'Conversations by mail with a person.';
comment on table public.inbox is 'Mail that has arrived.';
comment on table public.outbox is 'Mail that is waiting or was sent, without its content. Send with send-mail.';
comment on table public.invoices is 'Invoices and credit notes, in minor units of the currency.';
comment on table public.invoice_lines is 'The lines of an invoice.';
