import type { Editor } from '@tiptap/react';
import { Bold, Heading2, Heading3, Italic, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide-react';

/** What the toolbar offers beside links: how it is done, and whether it is on or can be done where the cursor is. */
export const ACTIONS = [
  {
    name: 'bold',
    Icon: Bold,
    run: (editor: Editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor: Editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    Icon: Italic,
    run: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor: Editor) => editor.isActive('italic'),
  },
  {
    name: 'heading2',
    Icon: Heading2,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor: Editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'heading3',
    Icon: Heading3,
    run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor: Editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bulletList',
    Icon: List,
    run: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor: Editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    Icon: ListOrdered,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor: Editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    Icon: Quote,
    run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor: Editor) => editor.isActive('blockquote'),
  },
] as const;

/** Steps through what was done; never on, sometimes impossible. */
export const STEPS = [
  {
    name: 'undo',
    Icon: Undo2,
    run: (editor: Editor) => editor.chain().focus().undo().run(),
    can: (editor: Editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    Icon: Redo2,
    run: (editor: Editor) => editor.chain().focus().redo().run(),
    can: (editor: Editor) => editor.can().redo(),
  },
] as const;
