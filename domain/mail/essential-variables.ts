// The variables without which a mail is of no use to its recipient: it exists for its link or its code. Other mails tell
// something even if their link is left out.

/** By template. A mail needs one of its variables: the built-in text has both where the page takes either. */
export const essentialVariables: Readonly<Record<string, readonly string[]>> = {
  auth_confirmation: ['link', 'code'],
  auth_magic_link: ['link', 'code'],
  auth_portal_code: ['link', 'code'],
  auth_reauthentication: ['code'],
  auth_invite: ['link'],
  auth_recovery: ['link'],
  auth_email_change: ['link'],
  auth_email_change_current: ['link'],
  confirm_submission: ['link'],
  confirm_newsletter: ['link'],
  // The links that these people had no longer work, or they have asked for one.
  person_link: ['link'],
  person_new_email: ['link'],
  person_merged: ['link'],
  // A profile that is not renewed is deleted.
  candidate_renewal: ['link'],
  freelancer_renewal: ['link'],
  interview_proposed: ['link'],
  job_alert: ['link'],
  newsletter_article: ['link'],
  portal_access: ['link'],
  client_review_link: ['link'],
  ad_approval: ['link'],
};

/** Names the variables of which the body of a template must contain one; none for most templates. */
export const essentialVariablesOf = (key: string): readonly string[] =>
  essentialVariables[key] ?? [];

/** Says whether a body shows one of the variables, if it needs one. A condition around it may still hide it. */
export function lacksEssential(body: string, essential: readonly string[]): boolean {
  return (
    essential.length > 0 &&
    !essential.some((name) => new RegExp(`\\{\\{-?\\s*${name}\\s*-?\\}\\}`).test(body))
  );
}

/** The variables of which one is missing, in an error message. */
export const nameEssential = (essential: readonly string[]) => essential.join(' / ');
