import { useEditorState, type Editor } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkForm } from './link-form';
import { ACTIONS, STEPS } from './toolbar-actions';
import { ToolbarButton } from './toolbar-button';

/** Which button an arrow key leads to; one of them is the toolbar's single stop for Tab. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

export function EditorToolbar({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation('richTextEditor');
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: ACTIONS.map(({ isOn }) => isOn(now)),
      can: STEPS.map(({ can }) => can(now)),
      isLink: now.isActive('link'),
    }),
  });
  const linkIndex = ACTIONS.length;

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, stop, ACTIONS.length + 1 + STEPS.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const place = (index: number) => ({ isStop: index === stop, onFocus: () => setStop(index) });
  return (
    <div className="border-b border-border">
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('toolbar', { label })}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-0.5 p-1"
      >
        {ACTIONS.map(({ name, Icon, run }, index) => (
          <ToolbarButton
            key={name}
            label={t(name)}
            isOn={state.on[index] ?? false}
            onClick={() => run(editor)}
            {...place(index)}
          >
            <Icon aria-hidden />
          </ToolbarButton>
        ))}
        <ToolbarButton
          label={t('link')}
          isOn={state.isLink}
          onClick={() => setLinking(!isLinking)}
          {...place(linkIndex)}
        >
          <Link2 aria-hidden />
        </ToolbarButton>
        {STEPS.map(({ name, Icon, run }, index) => (
          <ToolbarButton
            key={name}
            label={t(name)}
            isDisabled={!state.can[index]}
            onClick={() => run(editor)}
            {...place(linkIndex + 1 + index)}
          >
            <Icon aria-hidden />
          </ToolbarButton>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} isLink={state.isLink} onDone={() => setLinking(false)} />}
    </div>
  );
}
