import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import type { TextDefinition } from '@/editor/define-editor';
import { editorKitMessages } from '@/editor/messages';
import type { TextState, Values } from '@/editor/text';
import { localKey } from './local-copy';
import { leave } from './text-actions';
import { TextSession } from './text-session';

/** The session of a text while its screen is open. Another `state` needs another key on the screen. */
export function useNewTextSession(
  { table }: TextDefinition,
  state: TextState | null,
  initial: Values,
): TextSession {
  const { t } = useTexts(editorKitMessages);
  const [session] = useState(() => {
    // Made once, so that a text stays with its author when the session ends while it is open.
    const prefix = localKey(table, '');
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

/** The row and draft of a session, followed while they change. */
export const useTextState = (session: TextSession): TextState | null =>
  useSyncExternalStore(session.subscribe, session.getSnapshot).state;

export interface Editing {
  definition: TextDefinition;
  session: TextSession;
}

export const EditingContext = createContext<Editing | null>(null);

/** Context of the text being edited, for all parts of its screen. */
export function useEditing() {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing() is for what stands inside an EditingContext');
  const snapshot = useSyncExternalStore(editing.session.subscribe, editing.session.getSnapshot);
  return { ...editing, ...snapshot };
}
