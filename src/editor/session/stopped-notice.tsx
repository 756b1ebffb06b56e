import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { columnIn, CONTENT_LANGUAGES } from '@/config/languages';
import { useFieldName } from '@/editor/field-names';
import { editorKitMessages } from '@/editor/messages';
import { textOf, type TextValues } from '@/editor/text';
import type { AppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { expireSession } from '@/session/session-store';
import { CollisionDialog } from './collision-dialog';
import { createFromUnsaved, untrash } from './text-actions';
import { useEditing } from './use-text-session';

/** Returns the message for a database error, with advice. */
function useRefusalMessage(): (error: AppError) => string {
  const { t } = useTexts(editorKitMessages);
  const nameOf = useFieldName();
  return ({ kind, code, constraint = '', message }) => {
    if (message === 'editing.indonesian_first') return t('refusals.indonesianFirst');
    if (message === 'editing.live') return t('refusals.live');
    if (message === 'editing.not_live') return t('refusals.notLive');
    if (message === 'editing.time_past') return t('refusals.timePast');
    if (message === 'editing.gaps') return t('refusals.gaps');
    if (message === 'editing.no_changes') return t('refusals.noChanges');
    if (message === 'text.author_needs_admin') return t('refusals.author');
    if (message === 'text.date_needs_admin') return t('refusals.date');
    if (kind === 'too_large') return t('refusals.tooLarge');
    if (kind === 'forbidden') return t('refusals.forbidden');
    if (constraint === 'redirects_old_slug') return t('refusals.redirect');
    if (code === '23505') return t('refusals.taken');
    const column = /^(?:articles|cms_pages)_(\w+)_check\d*$/.exec(constraint)?.[1] ?? '';
    if (column === 'title') return t('refusals.title');
    if (column === 'slug') return t('refusals.slug');
    if (column) return t('refusals.length', { field: nameOf(column) });
    return t('refusals.other', { code: code ?? kind });
  };
}

const TEXT_COLUMNS = ['title', 'excerpt', 'summary', 'body'];
const plain = (values: TextValues) =>
  CONTENT_LANGUAGES.flatMap((language) => TEXT_COLUMNS.map((column) => columnIn(column, language)))
    .map((column) => textOf(values, column) || plainText(values[column]))
    .filter(Boolean)
    .join('\n\n');

/** Renders why saving stopped, that nothing is lost, and the next steps. */
export function StoppedNotice() {
  const { t } = useTexts(editorKitMessages);
  const messageFor = useRefusalMessage();
  const navigate = useNavigate();
  const { definition, session, save, values } = useEditing();
  const [later, setLater] = useState<object>();
  if (save.kind === 'collision') {
    return (
      <>
        <Notice tone="warning" live="assertive" title={t('collision.stopped')}>
          <Button size="sm" variant="secondary" onClick={() => setLater(undefined)}>
            {t('collision.reopen')}
          </Button>
        </Notice>
        {later !== save && <CollisionDialog theirs={save.theirs} onLater={() => setLater(save)} />}
      </>
    );
  }
  if (save.kind === 'refused') {
    return (
      <Notice tone="danger" live="assertive" title={t('stopped.refused')}>
        <p>{messageFor(save.error)}</p>
      </Notice>
    );
  }
  if (!['offline', 'expired', 'gone', 'trashed'].includes(save.kind)) return null;
  const kind = save.kind as 'offline' | 'expired' | 'gone' | 'trashed'; // ensured by the check above
  const copy = () =>
    navigator.clipboard.writeText(plain(values)).then(
      () => toast({ title: t('stopped.copied') }),
      () => toast({ title: t('stopped.copyFailed'), variant: 'destructive' }),
    );
  const saveAsNewText = async () => {
    const { row } = await createFromUnsaved(session, t('untitled'));
    session.detachCopy();
    void navigate(definition.editPath(row));
  };
  const actions = {
    offline: [{ label: t('stopped.retry'), run: () => session.flush() }],
    expired: [{ label: t('stopped.signIn'), run: expireSession }],
    gone: [
      { label: t('stopped.saveAsNew'), run: saveAsNewText },
      { label: t('stopped.copy'), run: copy },
    ],
    trashed: [
      { label: t('restoreFromTrash'), run: () => untrash(session) },
      { label: t('stopped.copy'), run: copy },
    ],
  }[kind];
  return (
    <Notice tone="warning" live="assertive" title={t(`stopped.${kind}`)}>
      <p>{t(`stopped.${kind}Hint`)}</p>
      <div className="flex flex-wrap gap-2 pt-1">
        {actions.map(({ label, run }) => (
          <Button key={label} size="sm" variant="secondary" onClick={() => void run()}>
            {label}
          </Button>
        ))}
      </div>
    </Notice>
  );
}
