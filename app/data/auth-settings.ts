/** Whether the owner of the site has set LinkedIn up. A plain request: nobody is signing in yet. */
export async function isLinkedinEnabled(anonKey: string): Promise<boolean> {
  const response = await fetch('/auth/v1/settings', { headers: { apikey: anonKey } });
  if (!response.ok) throw new Error(`The settings answered with status ${response.status}`);
  const { external } = await response.json();
  return external?.linkedin_oidc === true;
}
