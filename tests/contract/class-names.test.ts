import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Used only in the selectors of other class names. */
const MARKERS = /^(group|peer)(\/\w+)?$/;

/** Returns the class names of the built stylesheets. */
function styled(): Set<string> {
  const names = new Set<string>();
  for (const file of globSync('dist/assets/*.css', { cwd: ROOT }))
    postcss.parse(readFileSync(path.join(ROOT, file), 'utf8')).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(/\.((?:\\[0-9a-f]{1,6} |\\.|[\w-]|[^\x20-\x7f])+)/gi))
        names.add(name.replace(/\\([0-9a-f]{1,6} |.)/gi, (_, escaped: string) => unescaped(escaped)));
    });
  return names;
}

const unescaped = (text: string) =>
  text.length > 1 ? String.fromCodePoint(Number.parseInt(text, 16)) : text;

/** Returns the class names in `className` and `clsx(…)`, with file and line. */
function classNamesIn(file: string) {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: { name: string; place: string }[] = [];
  const isCompared = ({ parent }: ts.Node) =>
    ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken;
  const isArgument = ({ parent }: ts.Node) =>
    ts.isCallExpression(parent) && parent.expression.getText() !== 'clsx';
  function collect(node: ts.Node) {
    if (ts.isStringLiteralLike(node) && !isCompared(node) && !isArgument(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      for (const name of node.text.split(/\s+/).filter(Boolean))
        found.push({ name, place: `${file}:${line + 1} ${name}` });
    }
    // Skip the index of an element access: it is a key, not a class.
    ts.forEachChild(ts.isElementAccessExpression(node) ? node.expression : node, collect);
  }
  (function visit(node: ts.Node) {
    const isClassName = ts.isJsxAttribute(node) && node.name.getText() === 'className';
    const isClsx = ts.isCallExpression(node) && node.expression.getText() === 'clsx';
    if (isClassName) collect(node.initializer ?? node);
    else if (isClsx) node.arguments.forEach(collect);
    else ts.forEachChild(node, visit);
  })(source);
  return found;
}

const files = globSync('src/**/*.tsx', { cwd: ROOT }).filter((file) => !file.includes('.test.'));

test('every class name has a style', () => {
  const known = styled();
  const all = files.flatMap(classNamesIn);
  expect(all.length).toBeGreaterThan(5_000);
  expect(all.filter(({ name }) => !known.has(name) && !MARKERS.test(name)).map(({ place }) => place)).toEqual(
    [],
  );
});
