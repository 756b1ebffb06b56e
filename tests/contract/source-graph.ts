import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENDINGS = ['', '.ts', '.tsx', '.css'];

/** Resolves an import to its file in src/, or to the package name. */
function resolve(file: string, source: string): string {
  if (!source.startsWith('@/') && !source.startsWith('./')) return source;
  const [asked = ''] = source.split('?');
  const base = asked.startsWith('@/') ? `src/${asked.slice(2)}` : path.join(path.dirname(file), asked);
  const found = ENDINGS.map((ending) => base + ending).find((candidate) => isFile(candidate));
  if (!found) throw new Error(`${file} imports ${source}, which is not there`);
  return found;
}

const isFile = (file: string) =>
  existsSync(path.join(ROOT, file)) && statSync(path.join(ROOT, file)).isFile();

/** Returns the modules that a file imports statically, excluding types and lazy imports. */
function staticImports(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const typeOnly = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const { moduleSpecifier } = statement;
    if (typeOnly || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    return [resolve(file, moduleSpecifier.text)];
  });
}

/**
 * Returns everything that `entries` load statically: files of src/ and package names, each with its importer.
 */
export function reachable(entries: string[]): Map<string, string> {
  const seen = new Map(entries.map((entry) => [entry, '']));
  for (const file of seen.keys()) {
    if (!/^src\/.*\.tsx?$/.test(file)) continue;
    for (const target of staticImports(file)) if (!seen.has(target)) seen.set(target, file);
  }
  return seen;
}

/** Returns every import of a file: values, types and lazy imports. */
function allImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(ROOT, file), 'utf8'));
  return importedFiles.map(({ fileName }) => resolve(file, fileName));
}

/** Returns import cycles, one line per cycle. */
export function circles(files: string[]): string[] {
  const imports = new Map(
    files.map((file) => [file, allImports(file).filter((target) => files.includes(target))]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  function follow(file: string, trail: string[]) {
    if (trail.includes(file)) found.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file) || trail.includes(file)) return;
    for (const target of imports.get(file) ?? []) follow(target, [...trail, file]);
    done.add(file);
  }
  for (const file of files) follow(file, []);
  return found;
}
