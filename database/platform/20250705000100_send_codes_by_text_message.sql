-- Anybody can ask for a code for any number. With a token of its own it replaces no code or link of a mail.
alter type auth.one_time_token_type add value if not exists 'sms_token' after 'portal_token';

alter table auth.mfa_challenges add column attempts smallint not null default 0;
comment on column auth.mfa_challenges.otp_code is 'Hash of the code that was sent to a phone.';
comment on column auth.mfa_challenges.attempts is 'Codes that were tried so far: past a limit none is accepted.';
