import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lacking, type Compat } from '../../scripts/supported-browsers.ts';

interface Features {
  [name: string]: Features | undefined;
}
const builtins = bcd.javascript.builtins as unknown as Features; // the shape documented by the package
const api = bcd.api as unknown as Features;

/**
 * Names missing in supported browsers but called in the build without feature detection, with what they
 * actually refer to.
 */
const HARMLESS: Record<string, string> = {
  '#adopt': 'methods of our code and of the animation library',
  '#command': 'method of the editor',
  '#configure': 'method of the editor',
  '#createPolicy': 'method of trustedTypes, which the editor detects first',
  '#createView': 'method of the editor',
  '#range': 'method of the database client',
  '#seek': 'method of the slider',
  '#skipTransition': 'method of the result of startViewTransition, which React detects first',
  '#toBase64': 'method of the storage client',
};

const GLOBALS = new Set(['Window', 'WorkerGlobalScope', '_globals']);
const isName = (name: string) => /^[a-z]\w*$/i.test(name);
/** Supported by all current browsers, so libraries may rely on it without feature detection. */
const isEverywhere = ({ support }: Compat) =>
  ['chrome', 'firefox', 'safari'].every((name) =>
    [support[name] ?? []]
      .flat()
      .some(
        (each) => typeof each.version_added === 'string' && each.version_added !== 'preview' && !each.flags,
      ),
  );
/** Returns whether a supported browser lacks the feature; undefined for an unknown name. */
function isNew(feature: Features | undefined): boolean | undefined {
  const compat = feature?.__compat as unknown as Compat | undefined;
  return compat && lacking(compat).length > 0 && isEverywhere(compat);
}

/**
 * Returns names that always refer to a newer feature: members found on no older object, static members with
 * their owner, and global classes and functions. A method that an older object also has (Iterator's map)
 * cannot be distinguished.
 */
function newNames() {
  const members = new Map<string, boolean>();
  const others = new Set<string>();
  for (const [owner, features] of [...Object.entries(builtins), ...Object.entries(api)]) {
    if (isNew(features) && isName(owner)) others.add(owner);
    for (const [key, feature] of Object.entries(features ?? {})) {
      const name = key.replace(/_static$/, '');
      const isLacking = isNew(feature);
      if (isLacking === undefined || !isName(name) || name === owner) continue;
      const known = (globalThis as unknown as Record<string, object | undefined>)[owner];
      const isStatic = key !== name || (owner in builtins && known !== undefined && name in known);
      if (isStatic || GLOBALS.has(owner)) {
        if (isLacking) others.add(isStatic ? `${owner}.${name}` : name);
      } else members.set(name, isLacking && members.get(name) !== false);
    }
  }
  return { members: new Set([...members].flatMap(([name, isLacking]) => (isLacking ? [name] : []))), others };
}

/** Returns the calls in a script by name and form: `.name(`, `Owner.name(`, `new Name(` and `name(`. */
function* callsIn(text: string) {
  for (const { index, groups } of text.matchAll(
    /(?:(?<owner>\b[A-Z]\w*)|(?<object>[\w$)\]]))\.(?<member>[a-z]\w*)\(|\bnew (?<made>[A-Z]\w*)\b|(?<![\w$.'"`-])(?<called>[a-z]\w*)\(/gi,
  ))
    yield {
      ...(groups as Partial<Record<'owner' | 'member' | 'made' | 'called', string>>),
      before: text.slice(Math.max(0, index - 160), index),
    };
}

test('every API used by bundled libraries is supported, feature-detected or listed as harmless', () => {
  const assets = path.resolve(import.meta.dirname, '../../dist/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const { members, others } = newNames();
  expect([members.has('checkVisibility'), others.has('URL.canParse'), others.has('Array.fromAsync')]).toEqual(
    [true, true, true],
  );
  const missing = new Set<string>();
  const named = new Set<string>();
  for (const file of scripts) {
    for (const { owner = '', member, made, called, before } of callsIn(
      readFileSync(path.join(assets, file), 'utf8'),
    )) {
      const name =
        [`${owner}.${member ?? ''}`, made, called].find((each) => each && others.has(each)) ??
        (member && !(owner in builtins || owner in api) && members.has(member) ? `#${member}` : undefined);
      const word = name?.replace(/^.*[.#]/, '');
      if (!name || !word || before.includes(word)) continue;
      if (name in HARMLESS) named.add(name);
      else missing.add(`${name} (${file}: …${before.slice(-60)})`);
    }
  }
  expect([...missing]).toEqual([]);
  expect(
    Object.keys(HARMLESS).filter((name) => !named.has(name)),
    'not called any more',
  ).toEqual([]);
});
