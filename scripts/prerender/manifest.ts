/** File with the age of the prerendered pages, read by the back-office and the edge function write-pages. */
export const MANIFEST_FILE = 'written.json';

/** Returns the file's content for a static host: when the rows were read, and the number of pages. */
export const manifestContent = (readAt: Date, pages: number): string =>
  `${JSON.stringify({ read_at: readAt.toISOString(), pages })}\n`;

/** The file's content on a server that renders pages on demand. */
export const RENDERED_ON_DEMAND = `${JSON.stringify({ is_on_demand: true })}\n`;

/** The file's content if no page is prerendered. */
export const NOT_PRERENDERED = '{}\n';

/** Web app manifest. Its name comes from the settings if they can be read. */
export const WEB_MANIFEST = 'site.webmanifest';

/**
 * The site's share picture, for pages without their own. Without access to the project it is a default
 * picture.
 */
export const DEFAULT_PICTURE = 'share.png';
