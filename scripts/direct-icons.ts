import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from './start/root.ts';

const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;

/** Files of the icons by the names that the package exports them under. */
function iconFiles(): Map<string, string> {
  const index = readFileSync(path.join(root, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of index.matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

const ICON_FILE = /[\\/]lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.m?js$/;

/** An icon's file with 0, 1, 2 for the keys of its lines: six random letters each, which no compression makes shorter. */
function withShortKeys(code: string): string {
  let line = 0;
  return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${String(line++)}"`);
}

/**
 * Icons are imported from their own files and not from the package's index, which imports all of them: the bundler's graph then
 * tells which page needs which icon (scripts/chunks.ts).
 */
export function directIcons(): Plugin {
  let files: Map<string, string> | undefined;
  const direct = (names: string) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each && !each.startsWith('type '))
      .map((each) => {
        const [name = '', local = name] = each.split(' as ');
        const file = (files ??= iconFiles()).get(name);
        return file
          ? `import ${local} from 'lucide-react/icons/${file}';`
          : `import { ${each} } from 'lucide-react';`;
      })
      .join(' ');
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (ICON_FILE.test(id)) return { code: withShortKeys(code), map: null };
      if (!/[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return null;
      // Lines after it may move up; builds have no source maps.
      return { code: code.replaceAll(IMPORT, (_, names: string) => direct(names)), map: null };
    },
  };
}
