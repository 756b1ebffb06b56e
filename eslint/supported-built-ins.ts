import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { Rule } from 'eslint';
import type { CallExpression, Expression, Identifier, Node, PrivateIdentifier, Super } from 'estree';
import ts from 'typescript';
import { lacking } from '../scripts/supported-browsers.ts';
import type { Compat } from '../scripts/supported-browsers.ts';

/** Node of MDN's compatibility data. */
interface Features {
  [name: string]: Features | undefined;
}
const compatAt = (place: Features | undefined) => place?.__compat as unknown as Compat | undefined;
const builtins = bcd.javascript.builtins as unknown as Features; // documented shape of the package
const api = bcd.api as unknown as Features;

interface TypeServices {
  program: ts.Program;
  getSymbolAtLocation: (node: Node) => ts.Symbol | undefined;
}

/**
 * Maps TypeScript names such as `ReadonlyArray` and `ArrayConstructor` to the name in MDN's data (`Array`).
 */
const nameInData = (name: string) =>
  name.replace(/^Readonly(?=Array$|Map$|Set$)/, '').replace(/Constructor$/, '');

/** Returns the interface, namespace or type of the variable that declares a member. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  for (let node: ts.Node = declaration.parent; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isInterfaceDeclaration(node)) return nameInData(node.name.text);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) return node.name.text;
    if (ts.isModuleDeclaration(node)) return node.name.text;
  }
  return undefined;
}

function compatOf(name: string, owner: string | undefined): Compat | undefined {
  const places = owner
    ? [builtins[owner]?.[name], api[owner]?.[name], api[owner]?.[`${name}_static`]]
    : [builtins[name], api[name], api.Window?.[name], api._globals?.[name]];
  return places.map(compatAt).find((compat) => compat !== undefined);
}

const listeners = (event: string): Compat[] =>
  Object.values(api).flatMap((owner) => compatAt(owner?.[`${event}_event`]) ?? []);

/**
 * Reports functions, classes and events that a supported browser lacks, based on types and MDN's data. Allows
 * feature tests (`typeof x.y`, `x.y?.()`). The option lists names for which the code has a fallback.
 */
export const supportedBuiltIns: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { missing: '{{name}} is missing in {{browsers}} (scripts/supported-browsers.ts).' },
  },
  create(context) {
    const harmless = new Set(context.options[0] as string[] | undefined);
    const services = context.sourceCode.parserServices as unknown as TypeServices; // provided by typescript-eslint with projectService
    const report = (node: Node, name: string, browsers: string[]) => {
      if (browsers.length > 0)
        context.report({ node, messageId: 'missing', data: { name, browsers: browsers.join(', ') } });
    };
    const check = (node: Identifier) => {
      if (harmless.has(node.name)) return;
      const declarations = services.getSymbolAtLocation(node)?.declarations ?? [];
      for (const declaration of declarations) {
        if (!services.program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
        const owner = ownerOf(declaration);
        const compat = compatOf(node.name, owner);
        if (compat) return report(node, owner ? `${owner}.${node.name}` : node.name, lacking(compat));
      }
    };
    const checkGlobal = (node: Expression | PrivateIdentifier | Super) => {
      if (node.type === 'Identifier') check(node);
    };
    const isAskedFirst = ({ parent }: { parent: Node }) =>
      (parent.type === 'UnaryExpression' && parent.operator === 'typeof') ||
      (parent.type === 'CallExpression' && parent.optional);
    return {
      MemberExpression(node) {
        if (isAskedFirst(node)) return;
        checkGlobal(node.object);
        if (!node.computed && node.property.type === 'Identifier') check(node.property);
      },
      NewExpression: (node) => checkGlobal(node.callee),
      CallExpression(node: CallExpression) {
        checkGlobal(node.callee);
        const [event] = node.arguments;
        if (node.callee.type !== 'MemberExpression' || event?.type !== 'Literal') return;
        if (harmless.has(String(event.value))) return;
        if (!('name' in node.callee.property) || node.callee.property.name !== 'addEventListener') return;
        const known = listeners(String(event.value)).map(lacking);
        if (known.every((browsers) => browsers.length > 0))
          report(event, `the event '${String(event.value)}'`, known[0] ?? []);
      },
    };
  },
};
