import { NATURES, type Nature } from '@/domain/scope';
import { oneOf, readUrl, typed } from '@/lib/url-state';

export type Category = {
  id: string;
  code: string;
  name: string;
  name_en: string | null;
  nature: string;
  size_classes: string[];
};
export type Scope = {
  id: string;
  category_id: string;
  code: string;
  name: string;
  name_en: string | null;
  kbli_code: string | null;
  kbli_version: string | null;
  /** KBLI number of the same work in another edition. */
  kbli_other_code?: string | null;
  kbli_other_version?: string | null;
};
export type ScopeGroup = { category: Category; scopes: Scope[] };

/** Filters of the scope finder: search text, code of a classification, nature of work. */
export type ScopeFilter = { words: string; category: string; nature: Nature | '' };

/** URL parameters; the search text is unchanged. */
const schema = {
  q: typed(),
  klasifikasi: (code: string) => code.toUpperCase(),
  sifat: oneOf([...NATURES, ''], ''),
};

/** Reads the filters from the URL; drops a classification that does not exist or does not fit the nature. */
export function readScopeFilter(params: URLSearchParams, categories: readonly Category[]): ScopeFilter {
  const { q, klasifikasi, sifat: nature } = readUrl(schema, params);
  const category = categories.find(({ code }) => code === klasifikasi);
  const fits = category && (!nature || category.nature === nature);
  return { words: q, category: fits ? category.code : '', nature };
}

export function filterParams({ words, category, nature }: ScopeFilter): Record<string, string> {
  return {
    ...(words && { q: words }),
    ...(category && { klasifikasi: category }),
    ...(nature && { sifat: nature }),
  };
}

/** Groups the codes that match the filter by classification, both in the given order. */
export function groupScopes(
  categories: readonly Category[],
  scopes: readonly Scope[],
  filter: Pick<ScopeFilter, 'category' | 'nature'>,
): ScopeGroup[] {
  return categories
    .filter(({ code }) => !filter.category || code === filter.category)
    .filter(({ nature }) => !filter.nature || nature === filter.nature)
    .map((category) => ({
      category,
      scopes: scopes.filter(({ category_id }) => category_id === category.id),
    }))
    .filter((group) => group.scopes.length > 0);
}

type Numbered = Pick<Scope, 'code' | 'kbli_code' | 'kbli_version' | 'kbli_other_code' | 'kbli_other_version'>;

/** Returns a code's numbers with their editions: a number can mean other work in another edition. */
const numbersOf = (scope: Numbered) =>
  [
    [scope.kbli_code, scope.kbli_version],
    [scope.kbli_other_code, scope.kbli_other_version],
  ].flatMap(([code, version]) => (code ? [`${code} ${version ?? ''}`] : []));

/** Returns other codes with the same KBLI number and edition, in any classification. */
export function relatedScopes<S extends Numbered>(scope: Numbered, all: readonly S[]): S[] {
  const own = numbersOf(scope);
  return all.filter(
    (other) => other.code !== scope.code && numbersOf(other).some((number) => own.includes(number)),
  );
}
