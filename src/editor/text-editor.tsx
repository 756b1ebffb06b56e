import { useEffect } from 'react';
import { Notice } from '@/ui/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSaveShortcut } from '@/lib/use-save-shortcut';
import type { TextDefinition } from './define-editor';
import { DetailsCard } from './details-card';
import { EditorBar } from './editor-bar';
import { LanguageColumns } from './language-columns';
import { editorKitMessages } from './messages';
import { usePublishing } from './publish/use-publishing';
import { StoppedNotice } from './session/stopped-notice';
import { useLeaveGuard } from './session/use-unsaved-guard';
import { EditingContext, useEditing, useNewTextSession, useTextState } from './session/use-text-session';
import type { TextState, TextValues } from './text';
import { useEditorServices } from './use-editor-services';

interface TextEditorProps {
  definition: TextDefinition;
  /** Null for a text without a row. */
  state: TextState | null;
  initial: TextValues;
}

/** Renders the editing screen of one text. Needs a unique key per text. */
export function TextEditor({ definition, state, initial }: TextEditorProps) {
  const session = useNewTextSession(definition, state, initial);
  const row = useTextState(session)?.row;
  const address = row && definition.editPath(row);
  useEffect(() => {
    if (!address || window.location.pathname === address) return;
    // Bypass the router: a navigation would unmount the screen with its input.
    window.history.replaceState(window.history.state, '', address);
  }, [address]);
  return (
    <EditingContext value={{ definition, session }}>
      <EditorBar />
      <div className="space-y-6 pt-6 [--editor-toolbar-top:var(--header-height)] lg:[--editor-toolbar-top:calc(var(--header-height)+3.5rem)]">
        <Writing />
      </div>
    </EditingContext>
  );
}

function Writing() {
  const { t } = useTexts(editorKitMessages);
  const { definition, isRecovered } = useEditing();
  const { services, picker } = useEditorServices(definition.table === 'cms_pages');
  const { save } = usePublishing();
  const question = useLeaveGuard();
  useSaveShortcut(() => void save());
  return (
    <>
      <StoppedNotice />
      {isRecovered && (
        <Notice live="polite">
          <p>{t('recovered')}</p>
        </Notice>
      )}
      <LanguageColumns services={services} />
      <DetailsCard />
      {picker}
      {question}
    </>
  );
}
