import {
  type ClientRow,
  foldOrganisationNumber,
  parseClientRow,
} from '../../../../domain/imports/parse-client-row.ts';
import { foldHeader } from '../../../../domain/imports/presets.ts';
import type { ImportKind } from '../import-kind.ts';
import { ofBatch } from '../of-batch.ts';
import { loadClients } from './find-clients.ts';
import { importClient } from './import-client.ts';
import { undoClient } from './undo-client.ts';

const clientsOf = ofBatch(loadClients);

export const clients: ImportKind<ClientRow> = {
  parse: parseClientRow,
  keyOf: ({ name, organisation_number: number }) =>
    foldOrganisationNumber(number ?? '') || foldHeader(name),
  async check(query, rows) {
    const { find } = await loadClients(query);
    return rows.map((row) => {
      const clientOrReason = find(row);
      if (typeof clientOrReason === 'object') return { targetId: clientOrReason.id };
      return clientOrReason === 'client_unknown' ? {} : { reason: clientOrReason };
    });
  },
  run: async (context, row) => importClient(context, row, await clientsOf(context)),
  undo: undoClient,
};
