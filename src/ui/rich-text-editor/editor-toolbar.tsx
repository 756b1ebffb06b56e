import { useEditorState, type Editor } from '@tiptap/react';
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import type { EditorFeatures, EditorServices } from './editor-services';
import { insertFigure } from './figure-node';
import { LinkForm } from './link-form';
import { richTextEditorMessages } from './messages';
import { NumberForm } from './number-form';
import { TableForm } from './table-form';
import { toolbarGroups, type Action, type ToolbarPanel } from './toolbar-actions';
import { ToolbarButton } from './toolbar-button';
import { useRovingFocus } from './use-roving-focus';

interface EditorToolbarProps {
  editor: Editor;
  label: string;
  features: EditorFeatures;
  services: EditorServices;
  lang: string | undefined;
}

/** Shortcut from the text to its toolbar; handled by TiptapEditor. */
const TOOLBAR_KEY = 'Alt+F10';

/**
 * Opens the link form on Ctrl+K with a selection or inside a link. Otherwise the command palette handles the
 * key.
 */
function useLinkKey(editor: Editor, onKey: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onKey);
  useLayoutEffect(() => {
    // The text mounts after the toolbar.
    const frame = place.current?.closest<HTMLElement>('[data-rich-text-editor]');
    const listen = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey || !editor.isFocused) return;
      // The editor's selection lags slightly behind the browser's.
      const isNothingSelected = editor.state.selection.empty && getSelection()?.isCollapsed !== false;
      if (isNothingSelected && !editor.isActive('link')) return;
      event.preventDefault();
      ask();
    };
    frame?.addEventListener('keydown', listen);
    return () => frame?.removeEventListener('keydown', listen);
  }, [editor]);
  return place;
}

export function EditorToolbar({ editor, label, features, services, lang }: EditorToolbarProps) {
  const { t } = useTexts(richTextEditorMessages);
  const [panel, setPanel] = useState<ToolbarPanel | null>(null);
  const toText = () => void editor.commands.focus();
  const { bar, stop } = useRovingFocus(toText);
  const hasImages = services.pickImage !== undefined;
  const hasNumbers = services.numbers !== undefined;
  const groups = useMemo(
    () =>
      toolbarGroups(features, {
        ...(hasImages && { pickImage: () => Promise.resolve(null) }),
        ...(hasNumbers && { numbers: [] }),
      }),
    [features, hasImages, hasNumbers],
  );
  const actions = groups.flat();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: actions.map(({ isOn }) => isOn?.(now)),
      can: actions.map(({ can }) => can?.(now) ?? true),
    }),
  });

  const pickImage = async () => {
    const image = await services.pickImage?.();
    if (image) insertFigure(editor, image, lang);
    else toText();
  };
  const press = ({ does }: Action) => {
    if (typeof does === 'function') does(editor);
    else if (does === 'image') void pickImage();
    else setPanel(panel === does ? null : does);
  };
  const close = () => setPanel(null);
  const place = useLinkKey(editor, () => setPanel('link'));
  return (
    <div ref={place} className="border-b border-border">
      <div
        {...bar}
        role="toolbar"
        aria-label={t('toolbar', { label })}
        aria-keyshortcuts={TOOLBAR_KEY}
        tabIndex={-1}
        className="flex flex-wrap gap-x-2 gap-y-0.5 p-1"
      >
        {groups.map((group, place) => (
          <div key={place} className="flex flex-wrap gap-0.5">
            {group.map((action) => {
              const index = actions.indexOf(action);
              const { name, Icon, keys, does } = action;
              return (
                <ToolbarButton
                  key={name}
                  label={t(`actions.${name}`)}
                  Icon={Icon}
                  keys={keys}
                  isOn={state.on[index]}
                  isOpen={typeof does === 'string' && does !== 'image' ? panel === does : undefined}
                  isDisabled={!state.can[index]}
                  isStop={index === stop}
                  onPress={() => press(action)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {panel === 'link' && <LinkForm editor={editor} findLinks={services.findLinks} onDone={close} />}
      {panel === 'table' && <TableForm editor={editor} onDone={close} />}
      {panel === 'number' && <NumberForm editor={editor} numbers={services.numbers ?? []} onDone={close} />}
    </div>
  );
}
