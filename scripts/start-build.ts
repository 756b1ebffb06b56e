// `npm run build:local`: makes the build that npm start serves, if it is stale.
import { buildWhenStale } from './start/build.ts';
import { exitWithError } from './start/user-error.ts';
import { loadEnvFiles } from './start/settings.ts';

loadEnvFiles();
await buildWhenStale().catch(exitWithError);
