import type { Rule } from 'eslint';
import { relative } from 'node:path';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const VAGUE = new Set(['utils', 'misc', 'helpers', 'common']);

/** Requires kebab-case names without vague words such as "utils", and forbids barrels in src/. */
export const fileNames: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: "'{{part}}' is not kebab-case.",
      vague: "'{{part}}' is too vague.",
      barrel: 'No barrels: import from the module that defines it.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const parts = relative(context.cwd, context.filename).split(/[\\/]/);
        const names = parts.map((part) => part.replace(/^[_.]/, '').replace(/\..*$/, '')); // the Supabase CLI requires _shared
        const report = (messageId: string, part = '') => context.report({ node, messageId, data: { part } });
        if (parts[0] === 'src' && names.at(-1) === 'index') report('barrel');
        for (const name of names) {
          if (!KEBAB.test(name)) report('kebab', name);
          if (VAGUE.has(name)) report('vague', name);
        }
      },
    };
  },
};
