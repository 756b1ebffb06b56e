/** Slug of the page on how complaints and appeals are handled; usable once the page is published. */
export const PROCEDURE_SLUG = 'prosedur-keluhan-banding';
export const PROCEDURE_PATH = `/${PROCEDURE_SLUG}`;
