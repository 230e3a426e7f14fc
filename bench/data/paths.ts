/** Requests as the client writes them; the handwritten server supports only these. */
export const paths = {
  reads: '/rest/v1/bench_jobs?select=*&order=id.asc&limit=20',
  embeds:
    '/rest/v1/bench_jobs?select=id,title,company:bench_companies(id,name),skills:bench_skills(id,name)&order=id.asc&limit=20',
  inserts: '/rest/v1/bench_notes',
  notes: '/rest/v1/bench_notes?select=body,author&body=eq.',
  rpc: '/rest/v1/rpc/bench_add',
};
