import type { Editor } from '@tiptap/react';
import {
  Bold,
  Braces,
  CircleCheck,
  Code,
  Heading2,
  Heading3,
  Image,
  Info,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Pilcrow,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  TriangleAlert,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { CalloutTone } from '@/lib/rich-text/tones';
import { toggleCallout } from './callout-node';
import type { EditorFeatures, EditorServices } from './editor-services';
import type { richTextEditorMessages } from './messages';

/** Panels in which the toolbar asks for details. */
export type ToolbarPanel = 'link' | 'table' | 'number';

/** Toolbar button. */
export interface Action {
  /** Key of the action's label in the messages. */
  name: keyof typeof richTextEditorMessages.id.actions;
  Icon: LucideIcon;
  /** In Tiptap's format: 'Mod-Shift-8'. Mod is Ctrl, or ⌘ on a Mac. */
  keys?: string;
  /** Command, panel to open, or the image picker. */
  does: ((editor: Editor) => boolean) | ToolbarPanel | 'image';
  /** Omitted for an action without an on/off state. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

/** Table cells can only contain paragraphs and lists. */
const isOutsideTable = (editor: Editor) => !editor.isActive('table');

const paragraph: Action = {
  name: 'paragraph',
  Icon: Pilcrow,
  keys: 'Mod-Alt-0',
  does: (editor) => editor.chain().focus().setParagraph().run(),
  isOn: (editor) => editor.isActive('paragraph'),
};

const heading = (level: 2 | 3, Icon: LucideIcon): Action => ({
  name: `heading${level}`,
  Icon,
  keys: `Mod-Alt-${level}`,
  does: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
  can: isOutsideTable,
});

const mark = (
  name: 'bold' | 'italic' | 'underline' | 'strike' | 'code',
  Icon: LucideIcon,
  keys: string,
): Action => ({
  name,
  Icon,
  keys,
  does: (editor) => editor.chain().focus().toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});

const callout = (tone: CalloutTone, Icon: LucideIcon): Action => ({
  name: `callout_${tone}`,
  Icon,
  does: (editor) => toggleCallout(editor, tone),
  isOn: (editor) => editor.isActive('callout', { tone }),
  can: isOutsideTable,
});

const [bold, italic] = [mark('bold', Bold, 'Mod-B'), mark('italic', Italic, 'Mod-I')];
const headings = [heading(2, Heading2), heading(3, Heading3)];

const lists: Action[] = [
  {
    name: 'bulletList',
    Icon: List,
    keys: 'Mod-Shift-8',
    does: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    Icon: ListOrdered,
    keys: 'Mod-Shift-7',
    does: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'blockquote',
    Icon: Quote,
    keys: 'Mod-Shift-B',
    does: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
    can: isOutsideTable,
  },
];

const link: Action = {
  name: 'link',
  Icon: Link2,
  keys: 'Mod-K',
  does: 'link',
  isOn: (editor) => editor.isActive('link'),
};
const image: Action = { name: 'image', Icon: Image, does: 'image' };
const table: Action = { name: 'table', Icon: Table, does: 'table', can: isOutsideTable };
const number: Action = { name: 'number', Icon: Braces, does: 'number' };
const line: Action = {
  name: 'horizontalRule',
  Icon: Minus,
  does: (editor) => editor.chain().focus().setHorizontalRule().run(),
  can: isOutsideTable,
};

const steps: Action[] = [
  {
    name: 'undo',
    Icon: Undo2,
    keys: 'Mod-Z',
    does: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    Icon: Redo2,
    keys: 'Mod-Shift-Z',
    does: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

/** Returns the buttons in groups, without those whose service is missing. */
export function toolbarGroups(features: EditorFeatures, { pickImage, numbers }: EditorServices): Action[][] {
  const named = numbers ? [number] : [];
  if (features === 'basic') return [[bold, italic, ...headings, ...lists, link, ...named], steps];
  return [
    [paragraph, ...headings],
    [
      bold,
      italic,
      mark('underline', Underline, 'Mod-U'),
      mark('strike', Strikethrough, 'Mod-Shift-S'),
      mark('code', Code, 'Mod-E'),
    ],
    lists,
    [callout('info', Info), callout('warning', TriangleAlert), callout('success', CircleCheck)],
    [link, ...(pickImage ? [image] : []), table, line, ...named],
    steps,
  ];
}
