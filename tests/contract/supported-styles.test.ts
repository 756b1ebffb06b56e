import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { ChildNode, Container, Declaration, Document } from 'postcss';
import { expect, test } from 'vitest';
import { lacking } from '../../scripts/supported-browsers.ts';
import type { Compat } from '../../scripts/supported-browsers.ts';

interface Features {
  [name: string]: Features | undefined;
}
const css = bcd.css as unknown as Features; // the shape documented by the package

/** Features missing in some supported browsers, and what their visitors see instead. */
const DOES_WITHOUT: Record<string, string> = {
  ':-webkit-inner-spin-button': 'number fields show spin buttons',
  ':-webkit-search-cancel-button': 'Firefox has no built-in clear button',
  ':open': 'combined with [open] in :is(), which ignores unknown selectors',
  ':popover-open': 'combined with [open] in :is()',
  ':selection': 'selected text has system colours',
  '@page': 'the margins of the printer apply',
  'accent-color': 'checkboxes have the system colour',
  'break-after': 'a heading may be the last line of a printed page',
  'contain-intrinsic-size': 'only used with content-visibility',
  'content-visibility': 'content outside the viewport is rendered immediately',
  cursor: 'touch screens show no cursor',
  'field-sizing': 'a field keeps its number of rows and scrolls',
  'font-family: ui-monospace': 'the next font in the list is used',
  resize: 'a field keeps its height and scrolls',
  'text-wrap': 'lines break at the full width',
};

const isPrefixed = ({ parent, prop }: Declaration) =>
  parent?.nodes.some((each) => each.type === 'decl' && each.prop === `-webkit-${prop}`) ?? false;

/** Returns the features of a stylesheet by their MDN names; code inside @supports is excluded. */
function featuresOf(text: string): Map<string, Features | undefined> {
  const found = new Map<string, Features | undefined>();
  const isAsked = (node: ChildNode): boolean => {
    let parent: Container | Document | undefined = node.parent;
    for (; parent; parent = parent.parent)
      if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return true;
    return false;
  };
  postcss.parse(text).walk((node) => {
    if (isAsked(node)) return;
    if (node.type === 'atrule') found.set(`@${node.name}`, css['at-rules']?.[node.name]);
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g))
        found.set(`:${name}`, css.selectors?.[name]);
    if (node.type !== 'decl' || node.prop.startsWith('-') || isPrefixed(node)) return;
    const property = css.properties?.[node.prop];
    found.set(node.prop, property);
    for (const [word] of node.value.matchAll(/[a-z][a-z-]+/g)) {
      if (property?.[word]) found.set(`${node.prop}: ${word}`, property[word]);
      if (css.types?.color?.[word]) found.set(`${word}()`, css.types.color[word]);
    }
  });
  return found;
}

test('every supported browser understands the built styles, except for the listed features', () => {
  const assets = path.resolve(import.meta.dirname, '../../dist/assets');
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  const texts = sheets.map((file) => readFileSync(path.join(assets, file), 'utf8'));
  const features = new Map(texts.flatMap((text) => [...featuresOf(text)]));
  expect(features.size).toBeGreaterThan(150);
  const isKnown = (name: string) => [name, name.replace(/: .*/, '')].some((key) => key in DOES_WITHOUT);
  const missing = [...features].flatMap(([name, feature]) => {
    const compat = feature?.__compat as unknown as Compat | undefined;
    const browsers = compat ? lacking(compat) : [];
    return browsers.length > 0 && !isKnown(name) ? [`${name}: ${browsers.join(', ')}`] : [];
  });
  expect(missing).toEqual([]);
  expect(Object.keys(DOES_WITHOUT).filter((name) => !features.has(name))).toEqual([]);
});
