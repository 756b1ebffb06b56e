/**
 * Licences that allow distributing the site without its source code, provided that their text is included.
 */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * Returns true if an SPDX expression allows distribution: all parts joined by AND, one of those joined by OR.
 * Rejects everything else: copyleft, custom terms, no licence, and expressions with exceptions.
 */
export function mayBeShipped(expression: string): boolean {
  const flat = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  const alternatives = flat.split(/\s+OR\s+/);
  return alternatives.some((part) => part.split(/\s+AND\s+/).every((name) => PERMISSIVE.has(name.trim())));
}
