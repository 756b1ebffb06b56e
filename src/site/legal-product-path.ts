import { paths } from '@/config/paths';

/** Where a law or decree stands in the list of legal products: found by its number, as the site's search links to it. */
export const legalProductPath = ({ number }: { number: string }): string =>
  `${paths.information.legalProducts}?q=${encodeURIComponent(number)}`;
