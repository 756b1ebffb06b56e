import { useTranslation } from 'react-i18next';
import { toAppError } from '@/lib/errors';
import type { ImportDefinition } from './define-import';
import type { Labels } from './mapping';
import type { RowProblem } from './queries';

const LANGUAGES = ['id', 'en'] as const;

/** The import's own words. Their keys are checked where they are written (ImportMessages). */
export function useImportWords({ messages }: ImportDefinition) {
  const { t, i18n } = useTranslation('importKit');
  // The namespace is data here, so i18next cannot know its keys; one namespace and key stand for all.
  const ns = messages as 'importKit';
  const own = (key: string) => t(key as 'toList', { ns });
  const has = (key: string) => i18n.exists(key, { ns });
  return {
    own,
    column: (column: string) => own(`columns.${column}`),
    option: (column: string, option: string) =>
      has(`options.${column}.${option}`) ? own(`options.${column}.${option}`) : option,
    /** Text for a problem of a cell: the import's own, or one that all imports share. */
    problem: ({ code, line = 0 }: RowProblem): string => {
      const key = `errors.${code}`;
      if (has(key)) return own(key);
      // Looked up before it is used.
      const isShared = i18n.exists(key, { ns: 'importKit' });
      return isShared ? t(key as 'errors.duplicate', { line }) : t('errors.refused', { code });
    },
  };
}

/** Names of columns and options in every language, by which headings are recognised. */
export function useLabels({ messages }: ImportDefinition): Labels {
  const { i18n } = useTranslation();
  return (key) =>
    LANGUAGES.flatMap((language) => {
      const label: unknown = i18n.getResource(language, messages, key);
      return typeof label === 'string' ? [label] : [];
    });
}

/** Why a request failed, in words. */
export function useFailureWords() {
  const { t } = useTranslation('importKit');
  return (error: unknown) => {
    const { kind, message } = toAppError(error);
    if (message === 'import.closed' || message === 'import.not_yours') return t('run.closed');
    if (message === 'import.has_errors') return t('run.hasErrors');
    return t(`reasons.${kind}`);
  };
}
