import type { Life, Step } from './lives.ts';

type Category = 'layanan' | 'personel' | 'klien' | 'penyalahgunaan' | 'lainnya';
type Relation = 'pemohon' | 'pemegang_sbu' | 'pengguna_jasa' | 'masyarakat' | 'lainnya';

/** `who`: name and mailbox of an invented person; nobody reads mail of the domain .example. */
export const complaint = (
  category: Category,
  relation: Relation,
  who: string,
  subject: string,
  description: string,
  steps: readonly Step[],
  more: Record<string, unknown> = {},
): Life => ({
  kind: 'complaint',
  sent: {
    ...{ category, relation, subject, description, name: who },
    email: `${who.toLowerCase().replaceAll(' ', '.')}@warga.example`,
    ...more,
  },
  steps,
});
