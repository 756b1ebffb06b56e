import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { defineConfig, globalIgnores } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fileNames } from './eslint/file-names.ts';
import { importOrder } from './eslint/import-order.ts';
import { importZones } from './eslint/import-zones.ts';
import { supportedBuiltIns } from './eslint/supported-built-ins.ts';

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; lazy routes export `Component`.',
};

/**
 * Formatted dates differ between browsers: build a date from its parts instead (officeDay in
 * src/lib/today.ts).
 */
const READ_BACK = 'Formatted dates differ between browsers: use formatToParts, as src/lib/today.ts does.';
const WRITTEN = '/^(format|formatRange|toLocale(Date|Time)?String)$/';
const TAKEN_APART = '/^(split|slice|substring|substr|match|matchAll|replace|replaceAll|localeCompare)$/';
const NO_DATE_READ_BACK = [
  { selector: 'Literal[value=/^(en-CA|sv(-SE)?|lt-LT)$/]', message: READ_BACK },
  {
    selector: `MemberExpression[property.name=${TAKEN_APART}] > CallExpression.object[callee.property.name=${WRITTEN}]`,
    message: READ_BACK,
  },
];

// Effects run after paint, so a key pressed immediately after the first paint would be lost.
const NO_LATE_LISTENER = {
  selector:
    "CallExpression[callee.name='useEffect'] CallExpression[callee.property.name='addEventListener'][arguments.0.value=/^(key|beforeunload)/]",
  message: 'Add listeners in useLayoutEffect.',
};

// Creating an Intl formatter takes 0.1 s on a cheap phone and would delay hydration of every page.
const NO_EARLY_INTL = {
  selector:
    ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
  message: 'Create it on first use, as src/lib/format.ts does.',
};

// Each screen has one schema for its URL parameters, which replaces invalid values by defaults.
const URL_STATE = 'Read and write the URL through a schema of @/lib/url-state.';
const NO_HAND_PARSER = [
  { selector: "NewExpression[callee.name='URLSearchParams']", message: URL_STATE },
  { selector: "MemberExpression[property.name='searchParams']", message: URL_STATE },
  {
    selector:
      "MemberExpression[property.name='search']:matches([object.name='location'], [object.property.name='location'])",
    message: URL_STATE,
  },
  { selector: 'ImportSpecifier[imported.name=/^(useSearchParams|createSearchParams)$/]', message: URL_STATE },
];
const SOURCE = [NO_DEFAULT_EXPORT, NO_LATE_LISTENER, NO_EARLY_INTL, ...NO_DATE_READ_BACK];

const PRESSES = ['onClick', 'onDoubleClick', 'onMouseDown', 'onMouseUp', 'onPointerDown', 'onPointerUp'];

export default defineConfig(
  globalIgnores([
    'dist/',
    '.local/',
    '.cache/',
    'shots/',
    'coverage/',
    'test-results/',
    'supabase/.temp/',
    'supabase/functions/**/deno.json',
    'src/lib/database.types.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: {
      house: {
        rules: {
          'import-order': importOrder,
          'import-zones': importZones,
          'file-names': fileNames,
          'supported-built-ins': supportedBuiltIns,
        },
      },
    },
    languageOptions: { globals: globals.node },
    rules: {
      'house/file-names': 'error',
      'house/import-order': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `() => void work()` and `return done()` discard a result deliberately.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Callers rely on async functions to turn a throw into a rejection, even without an await.
      '@typescript-eslint/require-await': 'off',
      // Generic table names keep their row type through a type parameter that is used once.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // These rules need the type of every expression (a fifth of the linting time) and have found nothing so
      // far.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], query.configs['flat/recommended']],
    languageOptions: { globals: globals.browser },
    rules: {
      'house/import-zones': 'error',
      // Both are constants per table, and the table's name is part of the key.
      '@tanstack/query/exhaustive-deps': ['error', { allowlist: { types: ['CaseInbox', 'PagedList'] } }],
      // Missing in Safari. Drafts survive without beforeunload, and a timer replaces requestIdleCallback.
      'house/supported-built-ins': ['error', ['beforeunload', 'requestIdleCallback', 'cancelIdleCallback']],
      'no-restricted-globals': ['error', { name: 'process', message: 'src/ runs in a browser: use env.' }],
      'no-restricted-imports': [
        'error',
        { name: 'zod', message: 'Import it from @/lib/zod, which disables the JIT.' },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Missing on plain http: use newId() of @/lib/new-id.',
        },
      ],
      'no-restricted-syntax': ['error', ...SOURCE, ...NO_HAND_PARSER],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    extends: [a11y.configs.strict],
    rules: {
      // Multi-step forms move the focus to the first field of the new step.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Scrollable elements must be reachable by keyboard and have a name.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['region', 'group'], tags: [] }],
      // Containers handle key, focus and drop events that bubble up from their children; clicks need an
      // interactive element.
      'jsx-a11y-x/no-noninteractive-element-interactions': ['error', { handlers: PRESSES }],
      'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: PRESSES }],
      'jsx-a11y-x/no-noninteractive-element-to-interactive-role': [
        'error',
        { ul: ['listbox'], li: ['option'] },
      ],
      // Safari drops the roles of a table displayed as cards unless they are explicit.
      'jsx-a11y-x/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
  {
    // url-state and its hook, two files of the first paint that must not load it, and tests.
    files: [
      'src/lib/url-state.ts',
      'src/lib/use-url-state.ts',
      'src/app/static-site/boot.ts',
      'src/app/shell/public/use-choose-language.ts',
      'src/**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', ...SOURCE] },
  },
  { files: ['src/lib/zod.ts'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['src/lib/new-id.ts', 'src/**/*.test.tsx'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // `const app = renderApp()` is the application, not a view.
      'testing-library/render-result-naming-convention': 'off',
      // Only DOM nodes show whether a script was removed, or which passage has a lang attribute.
      'testing-library/no-container': 'off',
      'testing-library/no-node-access': 'off',
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', 'e2e/**'],
    rules: {
      'house/supported-built-ins': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // Tests check rows and responses with assertions instead of types.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['deploy/**', 'scripts/**', 'tools/**', 'supabase/local/**', 'supabase/functions/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // Cloudflare Pages derives the route of a function from its file name.
    files: ['deploy/cloudflare/functions/**'],
    rules: { 'house/file-names': 'off' },
  },
  {
    files: ['**/messages.ts', 'supabase/seed/**', 'tests/access/*matrix*'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['*.config.{js,ts}', '{supabase,tests/stack/probe}/functions/*/index.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
