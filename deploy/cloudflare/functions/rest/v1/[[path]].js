// For Cloudflare Pages: proxies visitors' queries to the project, without cookies or sessions.
// VITE_SUPABASE_URL is the build variable, which Pages also passes to functions.

const PASSED_ON = ['apikey', 'accept', 'prefer', 'range'];

export function onRequestGet({ request, env }) {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return fetch(new URL(pathname + search, env.VITE_SUPABASE_URL), { headers });
}
