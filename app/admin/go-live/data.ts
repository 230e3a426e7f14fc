import type { DemoCounts } from '../../../domain/company/demo-content.ts';
import type { GoLive } from '../../../domain/company/go-live.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';

export const checkGoLive = (client: BrowserClient) =>
  callFunction<GoLive>(client, 'check-go-live', {});

type TestedMail = { sent: boolean; reason?: string };

export const sendTestMail = (client: BrowserClient) =>
  callFunction<TestedMail>(client, 'test-mail', {});

export const countDemoContent = (client: BrowserClient) =>
  callFunction<DemoCounts>(client, 'demo-content', { action: 'preview' });

export const removeDemoContent = (client: BrowserClient) =>
  callFunction<DemoCounts>(client, 'demo-content', { action: 'remove' });
