/** Environment variables as a hosted project gives them; the local stack stands in for Deno. */
declare const Deno: { env: { get: (name: string) => string | undefined } };

export const variable = (name: string) => Deno.env.get(name) ?? '';
export const projectUrl = () => variable('SUPABASE_URL');
