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
  /** The same work in another edition of KBLI. */
  kbli_other_code?: string | null;
  kbli_other_version?: string | null;
};
export type ScopeGroup = { category: Category; scopes: Scope[] };

/** Filters of the scope finder: words, a classification by its code, the nature of the work. */
export type ScopeFilter = { words: string; category: string; nature: Nature | '' };

/** The parameters of the URL, the words as they are typed. */
const schema = {
  q: typed(),
  klasifikasi: (code: string) => code.toUpperCase(),
  sifat: oneOf([...NATURES, ''], ''),
};

/** The filters in an address; a classification that does not exist, or is not of the nature, is left out. */
export function readFilter(params: URLSearchParams, categories: readonly Category[]): ScopeFilter {
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

/** Codes by classification, both in the order given, as far as the filter lets them through. */
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

/** The numbers of a code with their editions: the same number of another edition may mean other work. */
const numbersOf = (scope: Numbered) =>
  [
    [scope.kbli_code, scope.kbli_version],
    [scope.kbli_other_code, scope.kbli_other_version],
  ].flatMap(([code, version]) => (code ? [`${code} ${version ?? ''}`] : []));

/** Other codes of the same KBLI, in either of its editions, whatever their classification. */
export function relatedScopes<S extends Numbered>(scope: Numbered, all: readonly S[]): S[] {
  const own = numbersOf(scope);
  return all.filter(
    (other) => other.code !== scope.code && numbersOf(other).some((number) => own.includes(number)),
  );
}
