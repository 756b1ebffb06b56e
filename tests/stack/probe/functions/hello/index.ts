import { withSupabase } from '@supabase/server';

export default {
  fetch: withSupabase({ auth: 'user' }, async (_request, { supabase, jwtClaims }) => {
    const { data } = await supabase.from('app_users').select('role');
    return Response.json({ sub: jwtClaims?.sub, visible: data });
  }),
};
