create or replace function private.is_notice(template text) returns boolean
language sql immutable set search_path = '' as $$
  select template in (
    'person_email_changed', 'privacy_erasure_confirmed', 'privacy_request_received', 'auth_account_exists',
    'auth_email_changed', 'auth_factor_added', 'auth_factor_removed', 'auth_identity_linked', 'auth_identity_unlinked',
    'auth_new_device', 'auth_passkey_added', 'auth_passkey_copied', 'auth_passkey_removed', 'auth_password_changed',
    'auth_phone_changed', 'auth_recovery_codes_created'
  )
$$;
