import { withSupabase } from '@supabase/server';

const TITLES = ['Tugas satu', 'Tugas dua', 'Tugas tiga'];

/** A job that sends several requests in sequence. */
export default {
  fetch: withSupabase({ auth: 'secret' }, async (_request, { supabaseAdmin }) => {
    for (const title of TITLES) await supabaseAdmin.from('notes').insert({ title });
    return Response.json({ written: TITLES.length });
  }),
};
