import { withSupabase } from '@supabase/server';

const TITLES = ['Tugas satu', 'Tugas dua', 'Tugas tiga'];

/** A job of several requests, one after another. */
export default {
  fetch: withSupabase({ auth: 'secret' }, async (_request, { supabaseAdmin }) => {
    for (const title of TITLES) await supabaseAdmin.from('notes').insert({ title });
    return Response.json({ written: TITLES.length });
  }),
};
