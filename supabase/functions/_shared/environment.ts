/** Environment variables, as in Deno on a hosted project; the local stack emulates them. */
declare const Deno: { env: { get: (name: string) => string | undefined } };

export const variable = (name: string) => Deno.env.get(name) ?? '';
export const projectUrl = () => variable('SUPABASE_URL');
