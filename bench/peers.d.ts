// Declarations for the packages that are installed only for benchmarks.

declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }
  interface Result {
    requests: { average: number; total: number };
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
  }): Promise<Result>;
}

declare module '@supabase/lite' {
  export class App {
    constructor(config: {
      connection: unknown;
      auth: { enabled: boolean; jwt_secret: string };
      options: { server: { apiKeys: false; disableStudio: boolean } };
    });
    fetch: (request: Request) => Response | Promise<Response>;
    ensureSystemSchema(): Promise<void>;
  }
}

declare module '@supabase/lite/postgres' {
  export function createPostgresConnection(config: {
    url: string;
    postgresOptions: { path: string; max: number };
  }): unknown;
}

declare module 'lighthouse' {
  export interface LighthouseResult {
    lighthouseVersion: string;
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<
      string,
      {
        numericValue?: number;
        details?: { items?: { resourceType?: string; transferSize?: number }[] };
      }
    >;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; onlyCategories: string[] },
  ): Promise<{ lhr: LighthouseResult } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill: () => void }>;
}
