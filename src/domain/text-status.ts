/** Statuses that articles and pages are stored with. */
export const TEXT_STATUSES = ['draft', 'published', 'archived'] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];

/** Statuses that the interface shows: a published text with a future date is `scheduled`. */
export const LISTED_TEXT_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ListedTextStatus = (typeof LISTED_TEXT_STATUSES)[number];

/** Tables of texts that are written in the editor. */
export const TEXT_TABLES = ['cms_pages', 'articles'] as const;
export type TextTable = (typeof TEXT_TABLES)[number];
