import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../src/lib/database.types.ts';

type Fields = Partial<Database['public']['Tables']['complaints']['Insert']>;
let count = 0;

/** A complaint that is simply there, with a subject of its own. */
export async function haveComplaint(service: SupabaseClient<Database>, fields: Fields = {}) {
  const row = {
    category: 'layanan',
    relation: 'pemohon',
    subject: `Kunjungan tertunda ${process.pid}-${(count += 1)}`,
    description: 'Kunjungan asesor sudah tiga minggu tertunda.',
    name: 'Sari Melati',
    email: 'sari.melati@contoh.example.id',
    ...fields,
  };
  const { data } = await service.from('complaints').insert(row).select('id, number').single().throwOnError();
  return { id: data.id, number: data.number, subject: row.subject };
}
