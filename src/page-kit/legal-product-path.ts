import { paths } from '@/config/paths';

/** URL of a law or decree in the list of legal products, by its number, as the site's search links to it. */
export const legalProductPath = ({ number }: { number: string }): string =>
  `${paths.information.legalProducts}?q=${encodeURIComponent(number)}`;
