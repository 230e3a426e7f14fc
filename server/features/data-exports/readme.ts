type Facts = {
  site: { name: string; url: string };
  madeAt: Date;
  tables: Record<string, number>;
  files: number;
};

/** Describes the contents of the archive, in both languages. */
export const renderReadme = ({ site, madeAt, tables, files }: Facts): string =>
  `${site.name}: all data
${site.url}
${madeAt.toISOString()}

tables/NAME.csv   one file per table, for spreadsheets: UTF-8, separated by commas, dates as in ISO 8601. A text that
                  begins like a formula has an apostrophe in front of it, so that no spreadsheet runs it.
tables/NAME.json  the same tables for other systems: a list of objects, with all texts exactly as they are stored.
files/BUCKET/…    the files. The columns bucket and path of documents, inbox_attachments and outbox_attachments, and path
                  of client_documents (bucket contracts), say to whom they belong.

Rows refer to each other by id: applications.person_id is people.id, applications.job_id is jobs.id, jobs.client_id is
clients.id. All tables are of the same moment. Passwords, links with secrets, settings of single colleagues, logs and
people who await erasure are left out. This archive contains personal data: store it safely and delete it when it is no
longer needed.

---

tables/NAMN.csv   en fil per tabell, för kalkylprogram: UTF-8, avgränsad med kommatecken, datum enligt ISO 8601. En text
                  som börjar som en formel har en apostrof före sig, så att inget kalkylprogram kör den.
tables/NAMN.json  samma tabeller för andra system: en lista med objekt, med alla texter precis som de är lagrade.
files/BUCKET/…    filerna. Kolumnerna bucket och path i documents, inbox_attachments och outbox_attachments, och path i
                  client_documents (bucket contracts), visar vem de hör till.

Rader hänvisar till varandra med id. Alla tabeller är från samma ögonblick. Lösenord, länkar med hemligheter, enskilda
kollegors inställningar, loggar och personer som väntar på radering är utelämnade. Arkivet innehåller personuppgifter:
förvara det säkert och radera det när det inte längre behövs.

---

${Object.entries(tables)
  .map(([table, count]) => `${table}: ${count}`)
  .join('\n')}
files: ${files}
`;
