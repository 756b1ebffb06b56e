import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { mayBeShipped } from './licence.ts';
import { packageDirectory, readShippedPackage, type ShippedPackage } from './shipped-package.ts';

const FILE = 'third-party-notices.txt';
const RULE = '-'.repeat(80);

/** Build tools that add code as virtual modules. */
const ADDED_BY = [
  { prefix: '\0vite/', name: 'vite' },
  { prefix: '\0rolldown/', name: 'rolldown' },
];

/** Styles name their package: `/*! tailwindcss v4.3.5 | MIT License`. */
const STYLE_BANNER = /\/\*! ([@\w/-]+) v[\d.]+ \| /g;

const installed = (name: string) => path.join(import.meta.dirname, '../../node_modules', name);

/**
 * Writes the licences of everything in the build into one file, and fails if one is not permissive. Vite's
 * `build.license` ignores fonts, styles and workers.
 */
export function thirdPartyNotices(root: string): { main: Plugin; worker: () => Plugin[] } {
  const directories = new Set<string>();

  function note(bundle: Rolldown.OutputBundle) {
    const ofFile = (file: string) => {
      const directory = packageDirectory(file);
      if (directory) directories.add(path.resolve(root, directory));
    };
    for (const output of Object.values(bundle)) {
      if (output.type === 'asset') {
        output.originalFileNames.forEach(ofFile);
        if (!output.fileName.endsWith('.css')) continue;
        for (const [, name = ''] of String(output.source).matchAll(STYLE_BANNER))
          directories.add(installed(name));
        continue;
      }
      for (const id of output.moduleIds) {
        ofFile(id);
        for (const { prefix, name } of ADDED_BY) if (id.startsWith(prefix)) directories.add(installed(name));
      }
    }
  }

  return {
    main: {
      name: 'third-party-notices',
      apply: 'build',
      generateBundle: {
        // Runs after the styles have been written.
        order: 'post',
        handler(_options, bundle) {
          note(bundle);
          const packages = [...directories].map(readShippedPackage);
          this.emitFile({ type: 'asset', fileName: FILE, source: noticesOf(packages) });
        },
      },
    },
    // Workers are separate bundles, built before the bundle that starts them.
    worker: () => [
      { name: 'third-party-notices-worker', generateBundle: (_options, bundle) => void note(bundle) },
    ],
  };
}

/** Returns the file's text. @throws Error naming the packages that may not be distributed */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const refused = packages.filter(({ license, texts }) => !mayBeShipped(license) || texts.length === 0);
  if (refused.length > 0) {
    const names = refused.map(({ name, license }) => {
      if (!license) return `${name} (no licence)`;
      return mayBeShipped(license) ? `${name} (${license}, without its text)` : `${name} (${license})`;
    });
    throw new Error(
      `The licences of these packages do not allow distribution, or are missing in scripts/notices/: ${names.join(', ')}.`,
    );
  }
  const entries = packages
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ name, version, license, texts }) => `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`);
  return `This site contains the following software and fonts of others.\n\n${[...new Set(entries)].map((entry) => `${RULE}\n${entry}`).join('\n')}`;
}
