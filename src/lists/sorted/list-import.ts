import { createContext, use, type ReactNode } from 'react';
import type { ShownResource } from '@/forms/resource/define-resource';

/** Draws the screen that fills a list from a file. It is made of another kit, so the app hands it in and loads it when it is opened. */
export const ListImportContext = createContext<((resource: ShownResource) => ReactNode) | null>(null);

/** The same for a list that can be filled from files (knownBy). */
export function useListImport({ knownBy }: ShownResource) {
  const draw = use(ListImportContext);
  return knownBy ? draw : null;
}
