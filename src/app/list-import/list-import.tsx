import { LANGUAGES, type Language } from '@/config/languages';
import { markedByAll, type ShownImport } from '@/imports/define-import';
import { ImportScreen } from '@/imports/import-screen';
import { defineMessages } from '@/lib/i18n/define-messages';
import { useLanguage } from '@/lib/i18n/use-language';
import type { ShownResource } from '@/forms/resource/define-resource';
import { fileColumns, importColumn } from './list-columns';
import { importTexts } from './list-texts';

const made = new Map<string, ShownImport>();

/**
 * Builds the import of a sorted list from its declaration and texts, in one language because the template is
 * translated.
 */
export function importOf(resource: ShownResource, language: Language): ShownImport {
  const key = `${resource.table} ${language}`;
  const known = made.get(key);
  if (known) return known;
  const { table, messages, screen, knownBy = [] } = resource;
  const columns = fileColumns(resource);
  const texts =
    [...made.values()].find(({ kind }) => kind === table)?.messages ??
    defineMessages(
      `${messages.namespace}Import`,
      // Object.fromEntries types its keys as `string`; the keys are exactly LANGUAGES.
      Object.fromEntries(LANGUAGES.map((each) => [each, importTexts(resource, columns, each)])) as Record<
        Language,
        ReturnType<typeof importTexts>
      >,
    );
  const definition: ShownImport = {
    kind: table,
    keys: knownBy,
    areKeysJoint: true,
    marks: markedByAll(knownBy),
    list: screen?.path ?? '',
    columns: columns.map((each) => importColumn(resource, each, language)),
    messages: texts,
  };
  made.set(key, definition);
  return definition;
}

/** Renders `?view=import` of a sorted list. */
export function Component({ resource }: { resource: ShownResource }) {
  return <ImportScreen definition={importOf(resource, useLanguage())} />;
}
