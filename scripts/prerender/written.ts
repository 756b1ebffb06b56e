/** File of a site that says from when its pages are; the back-office and the function write-pages read it. */
export const WRITTEN = 'written.json';

/** Its content, on a static host: when the rows were read that the pages show, and how many pages there are. */
export const writtenFile = (readAt: Date, pages: number): string =>
  `${JSON.stringify({ read_at: readAt.toISOString(), pages })}\n`;

/** Its content, on a server that draws a page when it is asked for. */
export const DRAWN_ON_DEMAND = `${JSON.stringify({ is_on_demand: true })}\n`;

/** Its content, where every page starts in the browser. */
export const NOT_WRITTEN = '{}\n';

/** Manifest of the site as an application; where the settings can be read, it has the name from them. */
export const MANIFEST = 'site.webmanifest';

/** Picture of the site where it is shared, for addresses that have none of their own; a build without a project's rows has a usual one. */
export const USUAL_PICTURE = 'share.png';
