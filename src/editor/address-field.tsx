import { useQuery, useQueryClient } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { useDebounced } from '@/lib/use-debounced';
import { isSlug, slugify } from '@/lib/slug';
import { editorKitMessages } from './messages';
import { textOf } from './text';
import { releaseSlug, slugOwner } from './session/text-calls';
import { useEditing } from './session/use-text-session';

/** Queries which other text uses a slug, after typing has stopped. */
function useSlugOwner() {
  const { definition, values, state } = useEditing();
  const slug = useDebounced(textOf(values, 'slug'), 400);
  const id = state?.row.id;
  const { data } = useQuery({
    queryKey: [definition.table, 'slug-owner', slug, id ?? null],
    queryFn: ({ signal }) => slugOwner(definition.table, slug, id, signal),
    enabled: isSlug(slug) && slug !== state?.row.slug,
    staleTime: 0,
    meta: { table: definition.table, silent: true },
  });
  return slug === textOf(values, 'slug') && slug !== state?.row.slug ? data : undefined;
}

/** Renders the input for the slug, with the resulting public address and a note about the previous one. */
export function AddressField() {
  const { t } = useTexts(editorKitMessages);
  const { definition, session, values, state } = useEditing();
  const queryClient = useQueryClient();
  const owner = useSlugOwner();
  const slug = textOf(values, 'slug');
  const published = state?.row.published_at ? state.row.slug : undefined;
  const isFixed = published !== undefined && definition.isFixed(published);
  const suggestion = slugify(textOf(values, 'title'));
  const error =
    slug !== '' && !isSlug(slug)
      ? t('slugWrong')
      : slug !== published && definition.isReserved(slug)
        ? t('slugReserved')
        : owner === 'text'
          ? t('slugTaken')
          : owner === 'redirect'
            ? t('slugRedirect')
            : undefined;
  const release = async () => {
    await releaseSlug(definition.table, slug);
    await queryClient.invalidateQueries({ queryKey: [definition.table, 'slug-owner'] });
    toast({ title: t('gaveUp') });
  };
  return (
    <div className="space-y-3">
      <Field
        label={t('fields.slug')}
        required
        hint={
          isFixed ? t('slugFixed') : published === undefined ? t('slugHint') : definition.publicPath(slug)
        }
        error={error}
      >
        <TextInput
          value={slug}
          readOnly={isFixed}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={120}
          leading={<span className="text-xs">/</span>}
          onChange={(event) => session.change('slug', event.target.value.trim())}
        />
      </Field>
      {!isFixed && suggestion !== '' && suggestion !== slug && (
        <Button size="sm" variant="ghost" onClick={() => session.change('slug', suggestion)}>
          <WandSparkles aria-hidden />
          {t('slugFromTitle')}
        </Button>
      )}
      {owner === 'redirect' && (
        <Button size="sm" variant="secondary" onClick={() => void release()}>
          {t('giveUp')}
        </Button>
      )}
      {published !== undefined && slug !== published && isSlug(slug) && (
        <Notice tone="warning" title={t('slugMoves')}>
          <p className="wrap-anywhere">
            {t('slugMovesHint', { old: definition.publicPath(published), now: definition.publicPath(slug) })}
          </p>
        </Notice>
      )}
    </div>
  );
}
