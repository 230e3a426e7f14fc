-- A second factor counts as a recent sign-in only where it shows more than the session itself could make.
alter table auth.mfa_amr_claims add column proves boolean not null default true;
comment on column auth.mfa_amr_claims.proves is
  'False for a factor that was enrolled, or a recovery code that was made, in the same session.';

-- No foreign keys: the session may end, and the factor stays.
alter table auth.mfa_factors add column enrolled_in uuid;
comment on column auth.mfa_factors.enrolled_in is 'The session that enrolled it.';
alter table auth.mfa_recovery_codes add column made_in uuid;
comment on column auth.mfa_recovery_codes.made_in is 'The session that made it.';

alter table auth.sessions add column reauthenticated_at timestamptz;
comment on column auth.sessions.reauthenticated_at is
  'When the owner last gave the password, or a mailed code, within the session.';
