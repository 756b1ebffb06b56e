// For Cloudflare Pages: serves the prerendered page in the language of ?lng=. Without this function, the page
// is served in the default language and translated in the browser.

/** Languages other than the default. Each has its own folder of prerendered pages. */
const OTHERS = ['en'];

export async function onRequestGet({ request, env, next }) {
  const url = new URL(request.url);
  const language = url.searchParams.get('lng');
  if (!OTHERS.includes(language)) return next();
  url.pathname = `/${language}${url.pathname}`;
  const page = await env.ASSETS.fetch(new Request(url, request));
  // Without a prerendered page, the redirect rules of the build apply.
  return page.status === 200 ? page : next();
}

export const onRequestHead = onRequestGet;
