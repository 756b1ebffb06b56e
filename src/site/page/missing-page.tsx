/**
 * Marks a page as not found: the server renderer answers with status 404
 * (src/app/static-site/render-page.tsx), and crawlers that run scripts see the tag.
 */
export const MissingPage = () => <meta name="status" content="404" />;
