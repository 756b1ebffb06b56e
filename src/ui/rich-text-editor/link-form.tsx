import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent, useEffect } from 'react';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { useTexts } from '@/lib/i18n/use-texts';
import { storedLink } from './addresses';
import type { EditorServices, LinkTarget } from './editor-services';
import { LinkInput } from './link-input';
import { richTextEditorMessages } from './messages';

const DEBOUNCE_MS = 200;
const MIN_LENGTH = 2;

interface Found {
  words: string;
  targets: LinkTarget[];
  hasFailed: boolean;
}

/** Returns the pages found once typing pauses; undefined while a search is pending. */
function useLinkSearch(typed: string, findLinks: EditorServices['findLinks']): Found | undefined {
  const words = typed.trim();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!findLinks || words.length < MIN_LENGTH) return;
    const cancel = new AbortController();
    const settle = (targets: LinkTarget[], hasFailed = false) => {
      if (!cancel.signal.aborted) setFound({ words, targets, hasFailed });
    };
    const timer = setTimeout(
      () => void findLinks(words, cancel.signal).then(settle, () => settle([], true)),
      DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [words, findLinks]);
  return found?.words === words ? found : undefined;
}

interface LinkFormProps {
  editor: Editor;
  findLinks: EditorServices['findLinks'];
  onDone: () => void;
}

/** Links the selection to an address. Without a selection, inserts the address or the page's name as text. */
function setLink(editor: Editor, href: string, words: string) {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.setLink({ href }).run();
}

/**
 * Renders the form for a link: an address, or a page of this site found by search. Not a form element,
 * because it is nested in one.
 */
export function LinkForm({ editor, findLinks, onDone }: LinkFormProps) {
  const { t } = useTexts(richTextEditorMessages);
  const [isLink] = useState(() => editor.isActive('link'));
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);
  const found = useLinkSearch(storedLink(address) ? '' : address, findLinks);

  const set = () => {
    const href = storedLink(address);
    setWrong(!href);
    if (!href) return;
    setLink(editor, href, href);
    onDone();
  };
  const choose = ({ path, label }: LinkTarget) => {
    setLink(editor, path, label);
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') set();
    else if (event.key === 'Escape') {
      onDone();
      editor.commands.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-t border-border p-3 [&_input]:scroll-mt-48">
      <Field
        label={t('address')}
        hint={t(findLinks ? 'addressOrWords' : 'addressHint')}
        error={isWrong ? t('badAddress') : undefined}
        className="min-w-56 flex-1"
      >
        <LinkInput
          value={address}
          onChange={setAddress}
          targets={findLinks && (found?.targets ?? [])}
          onChoose={choose}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button size="sm" variant="secondary" onClick={set}>
        {t('setLink')}
      </Button>
      {isLink && (
        <Button size="sm" variant="ghost" onClick={remove}>
          {t('removeLink')}
        </Button>
      )}
      <p role="status" className="w-full text-xs text-text-muted empty:hidden">
        {found && (found.hasFailed ? t('searchFailed') : t('found', { count: found.targets.length }))}
      </p>
    </div>
  );
}
