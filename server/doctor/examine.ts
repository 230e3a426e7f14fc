import type { Config } from '../boot/config.ts';
import type { Database } from '../postgres/database.ts';
import { checkDatabase } from './check-database.ts';
import { checkFiles } from './check-files.ts';
import { checkMail } from './check-mail.ts';
import { checkSettings } from './check-settings.ts';
import { checkSite } from './check-site.ts';
import { checkWork } from './check-work.ts';
import { type Finding, failed, reasonOf } from './finding.ts';

type Installation = { config: Config; database: Database; site: { url: string; anonKey: string } };

/** Runs every check of an installation; one that breaks does not hide the others. */
export async function examine({ config, database, site }: Installation): Promise<Finding[]> {
  const checks: Record<string, () => Finding[] | Promise<Finding[]>> = {
    settings: () => checkSettings(config),
    database: () => checkDatabase(database),
    files: () => checkFiles(config),
    site: () => checkSite(site),
    work: () => checkWork(database),
    mail: () => checkMail(config),
  };
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      findings.push(...(await check()));
    } catch (error) {
      findings.push(
        failed(`The check of ${name} broke: ${reasonOf(error)}.`, 'The log may say more.'),
      );
    }
  }
  return findings;
}
