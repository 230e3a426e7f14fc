-- The log has one name in the back office.
update public.retention_periods
set description = description || '{"sv": "Ändringslogg, som inte innehåller sökandes personuppgifter"}'
where purpose = 'audit_log';
