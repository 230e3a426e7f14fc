import { beforeAll } from 'vitest';
import { prepareFunctionsServer } from '../../../../fixtures/prepare-server.ts';
import { createPeopleWithHistory } from '../person-with-history.ts';

/** A server, and people with rows in every table that belongs to a person. */
export function prepareMergeHistory() {
  const { server, rows } = prepareFunctionsServer({ withQuestions: false });

  beforeAll(async () => {
    await rows(`insert into tags (name) values ('Calm')`);
  });

  const personWithHistory = createPeopleWithHistory(server);

  return { server, rows, personWithHistory };
}
