import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { scopesMessages } from './messages';
import { ScopeName } from './scope-name';
import type { Scope } from './scopes';

/** Renders codes with their names, linked to their pages; highlights `words` of the search in the names. */
export function ScopeList({ scopes, words = '' }: { scopes: readonly Scope[]; words?: string }) {
  const { t } = useTexts(scopesMessages);
  const language = useLanguage();
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {scopes.map((scope) => {
        const name = localizedText(scope, 'name', language);
        return (
          <li
            key={scope.id}
            className="relative flex items-center gap-4 rounded-lg border border-border bg-surface px-4 py-3 transition-colors duration-150 hover:border-primary"
          >
            <span
              aria-hidden
              className="flex h-11 w-18 shrink-0 items-center justify-center rounded-sm border border-primary/30 bg-primary-soft text-sm font-bold text-primary tabular-nums"
            >
              {scope.code}
            </span>
            <div className="min-w-0">
              <Link
                to={`${paths.services.scopes}/${scope.code}`}
                className="leading-snug font-semibold after:absolute after:inset-0 hover:text-primary hover:underline"
              >
                <span className="sr-only">{scope.code}</span>{' '}
                <span lang={name.lang}>
                  <ScopeName name={name.text} words={words} />
                </span>
              </Link>
              {scope.kbli_code && (
                <p className="text-xs text-text-muted tabular-nums">
                  {t('kbliOf', { code: scope.kbli_code, edition: scope.kbli_version ?? '' })}
                  {scope.kbli_other_code &&
                    ` · ${t('kbliOf', { code: scope.kbli_other_code, edition: scope.kbli_other_version ?? '' })}`}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
