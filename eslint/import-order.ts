import type { Rule } from 'eslint';
import type { ImportDeclaration } from 'estree';

/** Ranks packages first, then aliased imports from src, then relative imports. */
function rankOf({ source }: ImportDeclaration): number {
  const from = String(source.value);
  if (from.startsWith('.')) return 2;
  return /^@(tests)?\//.test(from) ? 1 : 0;
}

/** Requires imports in three groups; the order within a group is free. */
export const importOrder: Rule.RuleModule = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: { order: "'{{from}}' must be further up: packages first, then '@/…', then relative imports." },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program({ body }) {
        const imports = body.filter((node) => node.type === 'ImportDeclaration');
        const wrong = imports.find((node, index) =>
          imports.slice(0, index).some((before) => rankOf(before) > rankOf(node)),
        );
        const [first, last] = [imports[0], imports.at(-1)];
        if (!wrong || !first || !last) return;
        context.report({
          node: wrong,
          messageId: 'order',
          data: { from: String(wrong.source.value) },
          fix(fixer) {
            const range: [number, number] = [first.range?.[0] ?? 0, last.range?.[1] ?? 0];
            const texts = imports.map((node) => sourceCode.getText(node));
            // Comments and statements between imports cannot be moved automatically.
            if (sourceCode.text.slice(...range).replace(/\s/g, '') !== texts.join('').replace(/\s/g, ''))
              return null;
            const sorted = imports.toSorted((one, other) => rankOf(one) - rankOf(other));
            return fixer.replaceTextRange(range, sorted.map((node) => sourceCode.getText(node)).join('\n'));
          },
        });
      },
    };
  },
};
