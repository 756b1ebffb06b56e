import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';

interface State {
  row: { version: number; status: string; title: string; title_en: string | null };
  draft: { version: number; changes: Record<string, unknown> } | null;
}

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  const start = async () => {
    const { id } = await cast.make('articles');
    const text = { text_table: 'articles', text_id: id };
    const save = (changes: object, seen_draft?: number) =>
      cast.as.editor.rpc('save_draft', {
        ...text,
        changes,
        seen_version: 1,
        ...(seen_draft && { seen_draft }),
      });
    return { id, text, save };
  };

  describe('a text on its way to visitors', () => {
    it('is kept as a draft, published in one language, withdrawn and restored', async () => {
      const { id, text, save } = await start();
      const saved = await save({ title: 'Judul baru', title_en: 'New title' });
      const draft = (saved.data as { draft: number }).draft;
      const published = await cast.as.editor.rpc('publish_draft', {
        ...text,
        ...{ seen_version: 1, seen_draft: draft, languages: ['id'] },
      });
      const after = published.data as State;
      expect(after.row).toMatchObject({ version: 2, title: 'Judul baru', title_en: null });
      expect(after.draft?.changes).toEqual({ title_en: 'New title' });
      const seen = { seen_version: 2, seen_draft: after.draft?.version };
      const withdrawn = await cast.as.admin.rpc('withdraw_text', { ...text, ...seen });
      expect((withdrawn.data as State).row).toMatchObject({ status: 'draft', version: 3 });
      const { data } = await cast.as.anon.from('articles').select('id').eq('id', id);
      expect(data).toEqual([]);
      const restored = await cast.as.editor.rpc('restore_revision', {
        ...text,
        ...{ old_version: 1, seen_version: 3, seen_draft: after.draft?.version },
      });
      expect((restored.data as State).draft?.changes).toEqual({ title: 'Berita contoh' });
    });

    it('of two people who save at the same moment, one is stopped and loses nothing of the other’s', async () => {
      const { save, id } = await start();
      const answers = await Promise.all([save({ title: 'Satu' }), save({ title: 'Dua' })]);
      const refused = answers.filter(({ error }) => error);
      expect(refused.map(({ error }) => error?.message)).toEqual(['editing.newer_draft']);
      const kept = await cast.as.editor.from('drafts').select('changes').eq('row_id', id).single();
      const winner = answers.findIndex(({ error }) => !error);
      expect(kept.data?.changes).toEqual({ title: ['Satu', 'Dua'][winner] });
    });

    it('its former address is found by visitors, until it is given up', async () => {
      const { id } = await start();
      const { data } = await cast.as.editor.from('articles').select('slug, version').eq('id', id).single();
      const slug = String(data?.slug);
      await cast.as.editor
        .from('articles')
        .update({ slug: `${slug}-pindah`, version: data?.version })
        .eq('id', id)
        .select()
        .single();
      const follow = async () =>
        (await cast.as.anon.rpc('follow_slug', { text_table: 'articles', slug })).data;
      expect(await follow()).toBe(`${slug}-pindah`);
      await cast.as.editor.from('redirects').delete().eq('old_slug', slug);
      expect(await follow()).toBeNull();
    });
  });
});
