// `npm test` and `npm run test:slow`. Plain JavaScript: it runs before the project's own Node.js is
// installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, projectEnv, root } from './bootstrap.mjs';

const node = bootstrap();
const result = spawnSync(node, [join(root, 'scripts', 'check.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnv(),
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(result.status ?? 1);
