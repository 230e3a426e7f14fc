import { describe, expect, it } from 'vitest';
import { Metrics, metricsRoute } from './metrics.ts';

const responseInfo = (url: string, status: number, ms: number) => ({
  requestId: 'x',
  method: 'GET',
  url,
  status,
  started: performance.now() - ms,
});

describe('metrics', () => {
  it('count responses by service and status in histogram buckets, without personal data', () => {
    const metrics = new Metrics();
    metrics.observe(responseInfo('/rest/v1/people?email=eq.ines@example.com', 200, 1));
    metrics.observe(responseInfo('/rest/v1/people', 200, 300));
    metrics.observe(responseInfo('/job/designer', 404, 1));
    const text = metrics.render([]);
    const line = (labels: string, le: string) =>
      `alpaca_http_request_seconds_bucket{${labels},le="${le}"}`;
    const ofRest = 'service="rest",status="2xx"';
    expect(text).toContain(`${line(ofRest, '0.025')} 1`);
    expect(text).toContain(`${line(ofRest, '0.5')} 2`);
    expect(text).toContain(`${line(ofRest, '+Inf')} 2`);
    expect(text).toContain(`${line('service="pages",status="4xx"', '+Inf')} 1`);
    expect(text).not.toMatch(/ines|designer|people/);
    for (const row of text.trim().split('\n')) {
      expect(row).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/);
    }
  });

  it('are not served without a token', async () => {
    const app = metricsRoute({ metrics: new Metrics(), gauges: async () => [], token: undefined });
    // The header that a missing token would match if it were inserted unchecked.
    const headers = { authorization: 'Bearer undefined' };
    expect((await app.request('/metrics', { headers })).status).toBe(404);
  });
});
