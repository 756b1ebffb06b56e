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

  const start = async (isDraft = false) => {
    const { id } = await cast.make('articles', isDraft);
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

  describe('a text', () => {
    it('can be saved as a draft, published in one language, withdrawn and restored', async () => {
      const { id, text, save } = await start();
      const saved = await save({ title: 'Judul baru', title_en: 'New title' });
      const draft = (saved.data as { draft: number }).draft;
      const published = await cast.as.editor.rpc('publish_draft', {
        ...text,
        seen_version: 1,
        seen_draft: draft,
        languages: ['id'],
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
        old_version: 1,
        seen_version: 3,
        seen_draft: after.draft?.version,
      });
      expect((restored.data as State).draft?.changes).toEqual({ title: 'Berita contoh' });
    });

    describe('postponed by one user and published immediately by another', () => {
      const publish = (text: object, seen: object, publish_at?: string) =>
        cast.as.editor.rpc('publish_draft', { ...text, ...seen, ...(publish_at && { publish_at }) });
      const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
      const isRead = async (id: string) =>
        ((await cast.as.anon.from('articles').select('id').eq('id', id)).data ?? []).length === 1;
      const versions = async (id: string) =>
        (
          await cast.as.editor.from('revisions').select('version').eq('row_id', id).order('version')
        ).data?.map(({ version }: { version: number }) => version);
      const written = async () => {
        const { id: rowId, text, save } = await start(true);
        const id = String(rowId);
        const { data } = await save({ title: 'Judul baru' });
        return { id, text, seen: { seen_version: 1, seen_draft: (data as { draft: number }).draft } };
      };

      it.each([
        ['postponed first', [true, false]],
        ['published first', [false, true]],
      ])('requires the second user to see the new version before publishing (%s)', async (_order, isOff) => {
        const { id, text, seen } = await written();
        const [first, second] = isOff.map((off) => (off ? tomorrow() : undefined));
        expect((await publish(text, seen, first)).error).toBeNull();
        expect((await publish(text, seen, second)).error?.message).toBe('editing.newer_version');
        expect(await isRead(id)).toBe(!isOff[0]);
        expect(await versions(id)).toEqual([1, 2]);

        // With the current version: a scheduled text can be published now, but a live text cannot be
        // postponed.
        const again = await publish(text, { seen_version: 2 }, second);
        expect(again.error?.message ?? null).toBe(isOff[0] ? null : 'editing.live');
        expect(await isRead(id)).toBe(true);
      });

      it('accepts one of two simultaneous publications without losing a change', async () => {
        for (let round = 0; round < 5; round += 1) {
          const { id, text, seen } = await written();
          const answers = await Promise.all([publish(text, seen, tomorrow()), publish(text, seen)]);
          expect(answers.flatMap(({ error }) => (error ? [error.message] : []))).toEqual([
            'editing.newer_version',
          ]);
          expect(await isRead(id)).toBe(!answers[1].error);
          expect(await versions(id)).toEqual([1, 2]);
          const row = await cast.as.editor.from('articles').select('title, version').eq('id', id).single();
          expect(row.data).toEqual({ title: 'Judul baru', version: 2 });
          expect((await cast.as.editor.from('drafts').select('id').eq('row_id', id)).data).toEqual([]);
        }
      });

      it('keeps its scheduled time if that has passed in the meantime', async () => {
        const { id, text, seen } = await written();
        const moment = new Date(Date.now() + 1500).toISOString();
        expect((await publish(text, seen, moment)).error).toBeNull();
        await expect.poll(() => isRead(id), { timeout: 20_000 }).toBe(true);
        const again = await publish(text, { seen_version: 2 });
        expect(again.error).toBeNull();
        const { row } = again.data as { row: { published_at: string; version: number } };
        expect(new Date(row.published_at).toISOString()).toBe(moment);
        expect(await versions(id)).toEqual(row.version === 2 ? [1, 2] : [1, 2, 3]);
      });
    });

    it('rejects one of two simultaneous saves with a conflict', async () => {
      const { save, id } = await start();
      const answers = await Promise.all([save({ title: 'Satu' }), save({ title: 'Dua' })]);
      const refused = answers.filter(({ error }) => error);
      expect(refused.map(({ error }) => error?.message)).toEqual(['editing.newer_draft']);
      const kept = await cast.as.editor.from('drafts').select('changes').eq('row_id', id).single();
      const winner = answers.findIndex(({ error }) => !error);
      expect(kept.data?.changes).toEqual({ title: ['Satu', 'Dua'][winner] });
    });

    it('is available at its previous address until the redirect is deleted', async () => {
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
