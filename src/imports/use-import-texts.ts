import i18next from 'i18next';
import { LANGUAGES } from '@/config/languages';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownImport } from './define-import';
import type { Labels } from './mapping';
import { importKitMessages } from './messages';
import type { RowProblem } from './queries';

export function useImportTexts({ messages }: ShownImport) {
  const shared = useTexts(importKitMessages);
  const { t, find } = useTexts(messages);
  return {
    own: t,
    column: (column: string) => t(`columns.${column}`),
    option: (column: string, option: string) => find(`options.${column}.${option}`) ?? option,
    /** Returns the message for a problem of a cell: the import's own, or a shared one. */
    problem: ({ column, code, line = 0, name = '', allowed = [] }: RowProblem): string =>
      find(`errors.${code}`, {
        name,
        allowed: allowed.map((each) => find(`options.${column}.${each}`) ?? each).join(', '),
      }) ??
      shared.find(`errors.${code}`, { line }) ??
      shared.t('errors.refused', { code }),
  };
}

/** Returns the labels of columns and options in every language, which recognise headings. */
export function labelsOf({ messages }: ShownImport): Labels {
  return (key) =>
    LANGUAGES.flatMap((language) => {
      const label: unknown = i18next.getResource(language, messages.namespace, key);
      return typeof label === 'string' ? [label] : [];
    });
}

/** Returns a function that gives the message for a failed request. */
export function useFailureWords() {
  const { t } = useTexts(importKitMessages);
  return (error: unknown) => {
    const { kind, message } = toAppError(error);
    if (message === 'import.closed' || message === 'import.not_yours') return t('run.closed');
    if (message === 'import.has_errors') return t('run.hasErrors');
    return t(`reasons.${kind}`);
  };
}
