/** Environment variables as a hosted project gives them; the local stack stands in for Deno. */
declare const Deno: { env: { get: (name: string) => string | undefined } };

export const projectUrl = () => Deno.env.get('SUPABASE_URL') ?? '';

/** Where an invitation leads: the page on which a password is set. */
export const newPasswordUrl = () => `${(Deno.env.get('SITE_URL') ?? '').replace(/\/+$/, '')}/auth/reset`;
