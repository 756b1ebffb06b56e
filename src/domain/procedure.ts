/** Slug of the page about handling complaints and appeals; links to it appear once it is published. */
export const PROCEDURE_SLUG = 'prosedur-keluhan-banding';
export const PROCEDURE_PATH = `/${PROCEDURE_SLUG}`;
