import { test as base } from '@playwright/test';
import { findEngine } from '../../scripts/engines.ts';
import type { EngineName } from '../../scripts/engines.ts';
import { startSiteCopy } from '../support/site-server.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { visitorAt } from './visitor.ts';
import type { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

export interface EngineOptions {
  engineName: EngineName;
}
interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  visitor: Visitor;
}

const openers = { firefox: openFirefox, webkit: openWebKit };

/**
 * Tests in browsers that Playwright does not drive. `npm test` reports a browser that is not installed and
 * skips its tests.
 */
export const test = base.extend<object, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const path = findEngine(engineName);
      base.skip(path === null, `${engineName} is not installed`);
      const engine = await openers[engineName](path ?? '');
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  visitor: [
    async ({ engine }, use) => {
      const site = await startSiteCopy('demo', { prerendered: true });
      await use(visitorAt(engine, site.url));
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
