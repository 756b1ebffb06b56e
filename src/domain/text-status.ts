/** Stored statuses of articles and pages. */
export const TEXT_STATUSES = ['draft', 'published', 'archived'] as const;
export type TextStatus = (typeof TEXT_STATUSES)[number];

/** Statuses shown in the interface: a published text with a future date is `scheduled`. */
export const LISTED_TEXT_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ListedTextStatus = (typeof LISTED_TEXT_STATUSES)[number];

/** Tables whose texts are written in the editor. */
export const TEXT_TABLES = ['cms_pages', 'articles'] as const;
export type TextTable = (typeof TEXT_TABLES)[number];
