import { Extension, Node, type Editor } from '@tiptap/react';
import { tableEditing } from '@tiptap/pm/tables';
import { insertBlock } from './insert-block';

/** Node names used by @tiptap/pm/tables. */
const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const span = (name: 'colspan' | 'rowspan', most: number) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const value = Number(element.getAttribute(name) ?? 1);
    return Number.isInteger(value) && value >= 1 && value <= most ? value : 1;
  },
});

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: '(paragraph | bulletList | orderedList)+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan', 100), rowspan: span('rowspan', 1000) }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** Tables: rows of cells that contain paragraphs and lists. */
export const Tables = Extension.create({
  name: 'tables',
  addExtensions: () => [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')],
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
});

/** Inserts an empty table at the cursor and moves the cursor to its first cell. */
export function insertTable(editor: Editor, rows: number, columns: number, hasHeader: boolean) {
  const cells = (type: string) =>
    Array.from({ length: columns }, () => ({ type, content: [{ type: 'paragraph' }] }));
  const content = Array.from({ length: rows }, (_, row) => ({
    type: 'tableRow',
    content: cells(row === 0 && hasHeader ? 'tableHeader' : 'tableCell'),
  }));
  insertBlock(editor, { type: 'table', content });
  editor.commands.focus();
}
