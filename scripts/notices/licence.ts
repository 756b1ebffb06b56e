/** Licences that let the site be served without its own source code, as long as their text comes along. */
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
 * True when an SPDX expression allows shipping: every part joined by AND, one of those joined by OR. Everything that
 * is not on the list is refused: copyleft, own terms, no licence, and expressions with exceptions.
 */
export function mayBeShipped(expression: string): boolean {
  const flat = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  const alternatives = flat.split(/\s+OR\s+/);
  return alternatives.some((part) => part.split(/\s+AND\s+/).every((name) => PERMISSIVE.has(name.trim())));
}
