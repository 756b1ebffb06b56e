const PARAMETER = 'with';
const WAYS = ['password', 'code', 'forgotten'] as const;
export type WayIn = (typeof WAYS)[number];

/** The way of signing in that the login page's query asks for. */
export const wayIn = (search: string): WayIn => {
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return WAYS.find((way) => way === wanted) ?? 'password';
};

/** The login page's query for another way to sign in; the return path is kept. */
export function loginSearch(search: string, way: WayIn): string {
  const params = new URLSearchParams(search);
  if (way === 'password') params.delete(PARAMETER);
  else params.set(PARAMETER, way);
  return params.toString();
}
