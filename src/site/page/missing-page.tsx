/**
 * Says of an address that nothing is there: a server that draws pages answers it with 404 (src/app/static-site/render-page.tsx),
 * and programs that see only the drawn page know it as well.
 */
export const MissingPage = () => <meta name="status" content="404" />;
