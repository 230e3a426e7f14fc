import type { Config } from '../boot/config.ts';
import type { Database } from '../postgres/database.ts';
import { checkAccounts } from './check-accounts.ts';
import { checkArchiving } from './check-archiving.ts';
import { checkBackup } from './check-backup.ts';
import { checkCdn } from './check-cdn.ts';
import { checkDatabase } from './check-database.ts';
import { checkFiles } from './check-files.ts';
import { checkMail } from './check-mail.ts';
import { checkReplica } from './check-replica.ts';
import { checkSchema } from './check-schema.ts';
import { checkSettings } from './check-settings.ts';
import { checkSite, type Site } from './check-site.ts';
import { checkWork } from './check-work.ts';
import { type Finding, failed, reasonOf } from './finding.ts';

type Installation = {
  config: Config;
  /** Mistakes in .env. */
  notes: string[];
  site: Site;
  database: Database | Finding;
};

type Check = () => Finding[] | Promise<Finding[]>;

/**
 * Runs all checks of an installation at once, so that several parts that do not respond take no longer than one. A check
 * that breaks does not hide the others. If the database cannot be opened, `database` is the finding about it.
 */
export async function examine({ config, notes, database, site }: Installation): Promise<Finding[]> {
  const checks: Record<string, Check> = {
    settings: () => checkSettings(config, notes),
    database: () => ('state' in database ? [database] : checkDatabase(database)),
    archiving: () => ('state' in database ? [] : checkArchiving(database)),
    replica: () => ('state' in database ? [] : checkReplica(config)),
    schema: () => ('state' in database ? [] : checkSchema(database)),
    files: () => checkFiles(config, 'state' in database ? undefined : database),
    backup: () => ('state' in database ? [] : checkBackup(database)),
    site: () => checkSite(site),
    cdn: () =>
      checkCdn({
        config,
        siteUrl: site.url,
        query: 'state' in database ? undefined : database.query,
      }),
    work: () => ('state' in database ? [] : checkWork(config, database)),
    mail: () => checkMail(config),
    accounts: () => checkAccounts(config),
  };
  return (await Promise.all(Object.entries(checks).map(examinePart))).flat();
}

/** Longer than each request of a check may take, because the error of a request says more than this one. */
const maxMs = 20_000;

async function examinePart([name, check]: [string, Check]): Promise<Finding[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`it took more than ${maxMs / 1000} s`)), maxMs);
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return [
      failed(
        `The check of ${name} broke: ${reasonOf(error)}.`,
        'Do what the other lines say, and run this command again.',
      ),
    ];
  } finally {
    clearTimeout(timer);
  }
}
