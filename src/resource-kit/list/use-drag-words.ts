import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/resource-kit/messages';

/** Announcements while a row is dragged, in the language on screen. */
export function useDragWords(ids: readonly string[], titleOf: (id: string) => string) {
  const { t } = useTexts(resourceKitMessages);
  const title = (id: UniqueIdentifier) => titleOf(String(id));
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  const total = ids.length;
  // A row that was just lifted is over its own place: that would drown "lifted".
  const hasMoved = useRef(false);

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return t('lifted', { title: title(active.id), place: place(active.id), total });
    },
    onDragOver: ({ active, over }) => {
      hasMoved.current ||= over !== null && over.id !== active.id;
      return over && hasMoved.current
        ? t('moved', { title: title(active.id), place: place(over.id), total })
        : undefined;
    },
    onDragEnd: ({ active, over }) =>
      t('dropped', { title: title(active.id), place: place(over?.id ?? active.id), total }),
    onDragCancel: ({ active }) => t('dragCancelled', { title: title(active.id) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('dragHelp') } };
}
