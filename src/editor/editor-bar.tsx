import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Clock, Eye, FileArchive, History, PenLine, Save, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { DemoBadge } from '@/ui/demo-badge';
import { Badge, type Tone } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { useDemoRows } from '@/lib/demo-rows';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useNow } from '@/lib/use-now';
import { listAddress } from '@/session/list-addresses';
import { editorKitMessages } from './messages';
import { MoreMenu } from './publish/more-menu';
import { scheduleQuery } from './publish/schedule';
import { PublishDialog } from './publish/publish-dialog';
import { SaveStatus } from './session/save-status';
import { displayStatus, textOf, type DisplayStatus } from './text';
import { usePublishing } from './publish/use-publishing';
import { useEditing } from './session/use-text-session';

const HistoryPanel = lazy(() =>
  import('./history/history-panel').then(({ HistoryPanel }) => ({ default: HistoryPanel })),
);
const PreviewDialog = lazy(() =>
  import('./preview-dialog').then(({ PreviewDialog }) => ({ default: PreviewDialog })),
);

const looks: Record<DisplayStatus, { tone: Tone; Icon: typeof Clock }> = {
  draft: { tone: 'neutral', Icon: PenLine },
  scheduled: { tone: 'info', Icon: Clock },
  published: { tone: 'success', Icon: CircleCheck },
  archived: { tone: 'neutral', Icon: FileArchive },
};

type Window = 'publish' | 'history' | 'preview';

/**
 * Renders the header of the editor: title, status, save state and actions. On wide screens it is one line
 * above the text's sticky toolbar.
 */
export function EditorBar() {
  const { t } = useTexts(editorKitMessages);
  const { definition, state, values, save, isBusy } = useEditing();
  const { save: saveText } = usePublishing();
  const [open, setOpen] = useState<Window>();
  const close = () => setOpen(undefined);
  return (
    <header className="sticky top-header z-10 -mx-4 -mt-4 border-b border-border bg-background px-4 max-lg:static sm:-mx-6 sm:-mt-6 sm:px-6 lg:-mx-8 lg:-mt-8 lg:h-14 lg:px-8">
      <div className="flex h-full items-center justify-between gap-x-6 gap-y-2 max-lg:flex-wrap max-lg:py-3">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-2">
          <Link
            to={listAddress(definition.listPath)}
            aria-label={t('back')}
            title={t('back')}
            className="-ms-2 inline-flex size-9 shrink-0 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary"
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Link>
          <div className="min-w-0">
            <h1 className="line-clamp-1 text-base leading-6">
              {textOf(values, 'title').trim() || t('untitled')}
            </h1>
            <div className="flex items-center gap-x-3 gap-y-1 max-lg:flex-wrap lg:h-6 lg:overflow-hidden lg:*:shrink-0 lg:*:whitespace-nowrap">
              <SaveStatus save={save} />
              <StatusLine />
            </div>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 lg:shrink-0 lg:flex-nowrap">
          {state && (
            <>
              <Button size="sm" variant="ghost" onClick={() => setOpen('history')}>
                <History aria-hidden />
                {t('history')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setOpen('preview')}>
                <Eye aria-hidden />
                {t('preview')}
              </Button>
            </>
          )}
          <Button size="sm" variant="secondary" onClick={() => void saveText()} isPending={isBusy && !open}>
            <Save aria-hidden />
            {t('save')}
          </Button>
          <Button size="sm" onClick={() => setOpen('publish')}>
            <Send aria-hidden />
            {t('publish')}
          </Button>
          <MoreMenu />
        </div>
      </div>
      {open === 'publish' && <PublishDialog onClose={close} />}
      <Suspense fallback={null}>
        {open === 'history' && state && <HistoryPanel id={state.row.id} onClose={close} />}
        {open === 'preview' && state && <PreviewDialog state={state} onClose={close} />}
      </Suspense>
    </header>
  );
}

/** Renders the status with its date, and a mark for unpublished changes. */
function StatusLine() {
  const { t } = useTexts(editorKitMessages);
  const language = useLanguage();
  const { definition, state } = useEditing();
  const isDemo = useDemoRows(definition.table).has(state?.row.id ?? '');
  const { data: change } = useQuery(scheduleQuery(definition.table, state?.row.id));
  // Re-renders when a scheduled text is published, without user action.
  const now = useNow();
  const status = state ? displayStatus(state.row, now) : 'draft';
  const { tone, Icon } = looks[status];
  const time = state?.row.published_at && formatDateTime(language, state.row.published_at);
  const draft = state?.draft;
  return (
    <>
      <Badge tone={tone} icon={<Icon aria-hidden />}>
        {t(`standing.${status}`)}
      </Badge>
      {isDemo && <DemoBadge />}
      {time && status === 'published' && (
        <span className="text-sm text-text-muted">{t('publishedSince', { time })}</span>
      )}
      {time && status === 'scheduled' && (
        <span className="text-sm text-text-muted">{t('scheduledFor', { time })}</span>
      )}
      {change && (
        <Badge tone={change.failed ? 'danger' : 'info'} icon={<Clock aria-hidden />}>
          {t(change.failed ? 'changeFailed' : 'changeAt', {
            time: formatDateTime(language, change.publish_at),
          })}
        </Badge>
      )}
      {draft && status !== 'draft' && (
        <Badge tone="warning" icon={<PenLine aria-hidden />}>
          {t('hasDraft')}
        </Badge>
      )}
      {draft?.saved_name && (
        <span className="text-sm text-text-muted">
          {t('draftBy', { name: draft.saved_name, time: formatDateTime(language, draft.saved_at) })}
        </span>
      )}
    </>
  );
}
