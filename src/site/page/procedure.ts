/** The page on how complaints and appeals are handled; an address of the site's own once it is published. */
export const PROCEDURE_SLUG = 'prosedur-keluhan-banding';
export const PROCEDURE_PATH = `/${PROCEDURE_SLUG}`;
