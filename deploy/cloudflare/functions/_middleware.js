// For Cloudflare Pages: an address with ?lng= answers with the page that was written in that language. Without this function the
// page is the default language's, and changes in the browser.

/** Languages besides the site's first one, each with a folder of pages. */
const OTHERS = ['en'];

export async function onRequestGet({ request, env, next }) {
  const url = new URL(request.url);
  const language = url.searchParams.get('lng');
  if (!OTHERS.includes(language)) return next();
  url.pathname = `/${language}${url.pathname}`;
  const page = await env.ASSETS.fetch(new Request(url, request));
  // An address without a page of its own is for the rules of the build.
  return page.status === 200 ? page : next();
}

export const onRequestHead = onRequestGet;
