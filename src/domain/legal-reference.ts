import { isLegalKind, LEGAL_KINDS } from './legal-product';

/**
 * Returns the short name of a law or decree, the same in both languages: 'PP 14/2021', 'Kepmen
 * 713/KPTS/M/2022', 'SNI ISO/IEC 17065:2012'. A number that already ends in the year is unchanged.
 */
export function legalReference({
  kind,
  number,
  year,
}: {
  kind: string;
  number: string;
  year: number;
}): string {
  if (kind === 'standar') return `${number}:${year}`;
  const dated = number.endsWith(String(year)) ? number : `${number}/${year}`;
  return [isLegalKind(kind) && LEGAL_KINDS[kind], dated].filter(Boolean).join(' ');
}

type Titled = Parameters<typeof legalReference>[0] & { title: string };

/** Returns the reference and full title of a law or decree, for lists. */
export const legalName = ({ title, ...product }: Titled) => `${legalReference(product)} · ${title}`;

/** Maximum length on screen; the reference is enough to identify the law. */
const MAX_TITLE_LENGTH = 90;

export const shortLegalName = (product: Titled) =>
  product.title.length > MAX_TITLE_LENGTH
    ? legalName({ ...product, title: `${product.title.slice(0, MAX_TITLE_LENGTH).trimEnd()}…` })
    : legalName(product);
