// `npm run build:local`: the build that npm start serves, rebuilt only when it is stale.
import { buildWhenStale } from './start/build.ts';
import { endWith } from './start/sentence.ts';
import { loadEnvFiles } from './start/settings.ts';

loadEnvFiles();
await buildWhenStale().catch(endWith);
