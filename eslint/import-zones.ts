import type { Rule } from 'eslint';
import { basename, dirname, join, relative } from 'node:path/posix';
import { isPublic, roleProblem, STAFF_FILE, STAFF_FILES } from './file-roles.ts';

/** Layers, lowest first. A folder of src/ may import from itself and from earlier ones. */
const LAYERS = [
  ['config'],
  ['lib'],
  ['domain'],
  ['ui'],
  ['session'],
  ['site'],
  ['drafts'],
  ['media'],
  ['forms'],
  ['lists'],
  ['editor', 'imports', 'requests'],
  ['features'],
  ['app'],
];
/** Folders of a feature that other features may import. */
const SHARED_FOLDERS = ['features/cases/inbox/', 'features/register/certificate-display/'];
/** Folders that only the back-office uses. */
const STAFF_ONLY = /^(media|forms|lists|editor|imports|features\/cases\/inbox)\//;
/** The backend client: its packages and `database()` of lib/supabase. */
const BACKEND = /^(@supabase\/(supabase-js|postgrest-js)(\/|$)|@\/lib\/supabase(-client)?$)/;
const BACKEND_USERS =
  /^(lib|session|site|drafts|media|forms|lists|editor|imports|requests|features\/cases\/inbox)\/|^features\/([a-z-]+\/)+([a-z-]+-)?queries\.ts$/;
/**
 * Files shared with edge functions, each with the only file in src/ that may re-export it. They are in
 * supabase/functions/_shared because only supabase/functions is deployed.
 */
const SHARED: Readonly<Record<string, string>> = {
  'domain/case-status.ts': '../../supabase/functions/_shared/case-status.ts',
  'domain/certificate-status.ts': '../../supabase/functions/_shared/certificate-status.ts',
  'domain/company-kind.ts': '../../supabase/functions/_shared/company-kind.ts',
  'domain/finding.ts': '../../supabase/functions/_shared/finding.ts',
  'domain/letter-characters.ts': '../../supabase/functions/_shared/letter-characters.ts',
  'domain/page-path.ts': '../../supabase/functions/_shared/page-path.ts',
  'domain/notice-labels.ts': '../../supabase/functions/_shared/notice-labels.ts',
  'config/languages.ts': '../../supabase/functions/_shared/languages.ts',
};

const rank = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));
const isShared = (target: string) => SHARED_FOLDERS.some((folder) => target.startsWith(folder));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Returns why `file` (relative to src/) may not import `source`, or null. Zones are derived from paths, so
 * new folders and features are covered automatically.
 */
function zoneProblem(file: string, source: string): string | null {
  if (source === SHARED[file]) return null;
  if (/^\.\.(\/|$)/.test(source)) return "no '../': same folder './x', elsewhere '@/…'";
  if (BACKEND.test(source) && !BACKEND_USERS.test(file) && !isTest(file)) {
    return 'the backend client may be imported only in the layers below features, in features/cases/inbox, and in queries.ts or *-queries.ts of features';
  }
  if (source.startsWith('@tests/') && !isTest(file)) return 'only tests may import from tests/';
  if (source.startsWith('node:') && !isTest(file)) return 'src/ runs in a browser: no Node.js modules';
  const target = pathInSource(file, source);
  return target === null ? null : (publicProblem(file, target) ?? layerProblem(file, target));
}

/** Returns the imported path relative to src/, or null for a package. */
function pathInSource(file: string, source: string): string | null {
  if (source.startsWith('@/')) return source.slice(2);
  if (source.startsWith('./')) return join(dirname(file), source);
  return null;
}

function publicProblem(file: string, target: string): string | null {
  if (!isPublic(file)) return null;
  if (!STAFF_ONLY.test(target) && !STAFF_FILE.test(basename(target))) return null;
  return `public pages must not import back-office folders or ${STAFF_FILES}`;
}

function layerProblem(file: string, target: string): string | null {
  const [from = '', fromFeature] = file.includes('/') ? file.split('/') : ['app'];
  const [to = '', toFeature] = target.split('/');
  if (to === 'styles' && from === 'app') return null;
  const unknown = [from, to].find((folder) => rank(folder) < 0);
  if (unknown !== undefined) return `src/${unknown} is missing in LAYERS`;
  if (rank(to) > rank(from)) return `${from} is below ${to} and must not import from it`;
  if (from === 'features' && to === 'features' && fromFeature !== toFeature && !isShared(target)) {
    return 'features must not import other features: move shared code to a lower layer, or compose it in app/pages';
  }
  return rank(from) === rank(to) && from !== to ? 'folders of one layer must not import each other' : null;
}

/** Reports violations of zoneProblem (static and dynamic imports, re-exports, types) and roleProblem. */
export const importZones: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { zone: "'{{source}}': {{problem}}.", role: '{{problem}}.' },
  },
  create(context) {
    const file = relative(`${context.cwd.replaceAll('\\', '/')}/src`, context.filename.replaceAll('\\', '/'));
    const check = (node: Rule.Node) => {
      const from = 'source' in node ? node.source : null;
      if (from?.type !== 'Literal' || typeof from.value !== 'string') return;
      const problem = zoneProblem(file, from.value);
      if (problem) context.report({ node: from, messageId: 'zone', data: { source: from.value, problem } });
    };
    return {
      Program(node) {
        const problem = roleProblem(file);
        if (problem) context.report({ node, messageId: 'role', data: { problem } });
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
