import { useQueryClient } from '@tanstack/react-query';
import type { TextStatus } from '@/domain/text-status';
import { toast } from '@/ui/toast/toast';
import { formatDateTime } from '@/lib/format';
import type { Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from '@/editor/messages';
import { displayStatus, type TextValues } from '@/editor/text';
import {
  discard,
  publish,
  restoreValues,
  restoreVersion,
  saveNow,
  schedule,
  withdrawFromSite,
} from '@/editor/session/text-actions';
import { useEditing } from '@/editor/session/use-text-session';
import { UndoButton } from './undo-button';

/** Returns the actions on a text other than writing; each reports its success. The screen shows errors. */
export function usePublishing() {
  const { t } = useTexts(editorKitMessages);
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { definition, session } = useEditing();
  /** Refetches lists, public pages and the history; the text itself is already current. */
  const tell = async () => {
    await queryClient.invalidateQueries({ queryKey: [definition.table] });
    await queryClient.invalidateQueries({ queryKey: ['revisions'] });
    await queryClient.invalidateQueries({ queryKey: ['scheduled_changes'] });
  };
  const undoButton = (values: TextValues) => (
    <UndoButton onUndo={() => void restoreValues(session, values)} />
  );

  return {
    save: async () => {
      const before = session.getSnapshot().state?.row.version;
      if (!(await saveNow(session))) return;
      if (session.getSnapshot().state?.row.version !== before) toast({ title: t('savedVersion') });
      await tell();
    },
    publishText: async (languages: readonly Language[], at?: Date) => {
      const done = await publish(session, languages, at);
      if (!done) return;
      const [only] = languages;
      const when = done.row.published_at ?? '';
      if (displayStatus(done.row) === 'scheduled')
        toast({
          title: t('done.scheduled'),
          description: t('done.scheduledAt', { time: formatDateTime(language, when) }),
        });
      else if (languages.length === 1 && only)
        toast({ title: t('done.publishedPart', { language: languageName(only, language) }) });
      else toast({ title: t('done.published') });
      await tell();
    },
    /** Schedules a published text's changes. Visitors see the published version until then. */
    scheduleChange: async (languages: readonly Language[], at: Date) => {
      if (!(await schedule(session, languages, at))) return;
      toast({
        title: t('done.changeScheduled'),
        description: t('changeAt', { time: formatDateTime(language, at) }),
      });
      await tell();
    },
    withdrawText: async (status: Exclude<TextStatus, 'published'>) => {
      if (!(await withdrawFromSite(session, status))) return;
      toast({ title: t(`done.${status}`) });
      await tell();
    },
    discardChanges: async () => {
      const { values } = session.getSnapshot();
      if (await discard(session)) toast({ title: t('done.discarded'), action: undoButton(values) });
    },
    restoreVersion: async (version: number) => {
      const { values } = session.getSnapshot();
      if (!(await restoreVersion(session, version))) return false;
      const title = t('done.restored', { version });
      toast({ title, description: t('done.restoredHint'), action: undoButton(values) });
      return true;
    },
  };
}
