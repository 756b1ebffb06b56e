import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import type { TextDefinition } from '@/editor/define-editor';
import { editorKitMessages } from '@/editor/messages';
import type { TextState, TextValues } from '@/editor/text';
import { localCopyKey } from './local-copy';
import { leave } from './text-actions';
import { TextSession } from './text-session';

/** Opens an editing session while the screen is mounted. Change the screen's key for another `state`. */
export function useNewTextSession(
  { table }: TextDefinition,
  state: TextState | null,
  initial: TextValues,
): TextSession {
  const { t } = useTexts(editorKitMessages);
  const [session] = useState(() => {
    // Computed once: the text belongs to its author even if the session expires while it is open.
    const prefix = localCopyKey(table, '');
    const keyOf = (id: string) => prefix + id;
    return new TextSession({ table, state, initial, keyOf, untitled: t('untitled') });
  });
  useEffect(() => {
    const stop = session.start();
    return () => {
      stop();
      void leave(session);
    };
  }, [session]);
  return session;
}

/** Subscribes to the row and draft of a session. */
export const useTextState = (session: TextSession): TextState | null =>
  useSyncExternalStore(session.subscribe, session.getSnapshot).state;

export interface Editing {
  definition: TextDefinition;
  session: TextSession;
}

export const EditingContext = createContext<Editing | null>(null);

/** Returns the context of the edited text. */
export function useEditing() {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing() must be used inside an EditingContext');
  const snapshot = useSyncExternalStore(editing.session.subscribe, editing.session.getSnapshot);
  return { ...editing, ...snapshot };
}
