import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';

export const backendErrors = byCode({
  mfa_verification_failed: 'That code isn’t right. Try the one showing now.',
  mfa_phone_verify_not_enabled: 'Text messages are turned off here. Use a recovery code.',
  sms_send_failed: 'The message couldn’t be sent. Try again, or choose another way.',
  over_sms_send_rate_limit: 'A message was sent just now. Wait a while before the next one.',
  mfa_challenge_expired: 'That took too long. Try again with a new code.',
  mfa_ip_address_mismatch: 'Try again with a new code.',
  current_password_invalid: 'The current password isn’t right.',
  reauthentication_not_valid: 'The code is wrong or has expired.',
  otp_expired: 'The link has already been used or has expired.',
  insufficient_aal: 'Confirm with two-factor authentication first.',
  session_not_found: 'You’re signed out. Sign in again.',
  PGRST303: 'You’re signed out. Sign in again.',
  not_allowed: 'You don’t have permission to do this, or it no longer exists.',
  proof_required:
    'This gives people access, and it’s been a while since you signed in. Sign out and in again, then try once more.',
  '42501': 'You don’t have permission to do this, or it no longer exists.',
  not_found: 'This no longer exists.',
  invalid: 'Something you entered isn’t valid. Check it and try again.',
  conflict: 'A colleague changed this in the meantime. Check it and try again.',
  mail_sent: 'The email has already been sent.',
  mail_unfit: 'That email doesn’t match the current stage.',
  billing_incomplete: 'Add the client’s billing address before you send the invoice.',
  seller_incomplete:
    'Your own company details are incomplete, so the invoice can’t get its number. The invoice lists what’s missing.',
  billing_email_missing:
    'Add an invoice email to the client, or approve its main contact’s address, before you email the invoice.',
  rate_missing:
    'Enter the exchange rate before you send the invoice: VAT must be stated in SEK too.',
  email_guarded:
    'Only an administrator, or someone who sees all of this person’s applications, can change the address.',
  colleague_not_on_team: 'Only its team sees this job. Add the colleague to the team first.',
  'the colleague does not see this job':
    'Only its team sees this job. Add the colleague to the team first.',
  mail_is_notice:
    'Emails that tell their recipient about a change can’t be cancelled or postponed.',
  mail_state: 'The email has been sent, or was cancelled in the meantime.',
  mail_reason_ended: 'What the email says no longer applies, so it can’t be sent again.',
  'a review link is valid for at most 180 days':
    'A shortlist can be open for 180 days at most. You can extend it later.',
  'a link leads to an address that is not allowed':
    'One of the links doesn’t lead to a web page, an email address or a phone number.',
  'the plan of this client is in full use':
    'The client’s plan has no room for another search. Open the job on its own to choose what to do.',
  'a job with shortlists keeps its client':
    'Shortlists have been made for this client, so the job stays with it. Create a new job for the other client and move the applicants there.',
  'the picture is on another site': 'The image is on another site. Upload it here instead.',
  'a picture in a text is not from this site':
    'One of the images is on another site. Upload it here instead.',
  PGRST116: 'This no longer exists.',
  offline: 'Can’t reach the server. Check your connection and try again.',
});

export type BackendErrorsMessages = MessagesOf<typeof backendErrors>;
