import { createContext, use, type ReactNode } from 'react';
import type { ShownResource } from '@/forms/resource/define-resource';

/**
 * Renders the import screen of a list. Provided by the app, which loads it on demand, because lists must not
 * depend on imports.
 */
export const ListImportContext = createContext<((resource: ShownResource) => ReactNode) | null>(null);

/** Returns the import screen for a list that supports it (knownBy). */
export function useListImport({ knownBy }: ShownResource) {
  const draw = use(ListImportContext);
  return knownBy ? draw : null;
}
