-- older programs: run

-- The settings name the log and mail as the screens of the back office do.
update public.retention_periods as period
set description = wording.description
from (values
  ('audit_log', jsonb_build_object(
    'en', 'Audit log, which holds no personal data of applicants',
    'sv', 'Aktivitetslogg, som inte innehåller sökandes personuppgifter')),
  ('outbox', jsonb_build_object('en', 'Copies of sent emails', 'sv', 'Kopior av skickade mejl')),
  ('analytics', jsonb_build_object(
    'en', 'Individual analytics events; daily totals are kept',
    'sv', 'Enskilda besökshändelser; dagssummor finns kvar'))
) as wording (purpose, description)
where period.purpose::text = wording.purpose;
