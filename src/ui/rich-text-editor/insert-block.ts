import type { Editor, JSONContent } from '@tiptap/react';
import { NodeSelection, Selection, TextSelection, type EditorState } from '@tiptap/pm/state';

/** Behind what is selected as a whole, and behind the table the cursor is in: its cells hold no such blocks. */
function placeBehind({ selection }: EditorState): number | undefined {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'table') return $from.after(depth);
  }
  return selection instanceof NodeSelection ? selection.to : undefined;
}

/**
 * Puts a block where the cursor is; selected words stay. The cursor goes into it, or the block is selected when it
 * holds no text. At the end of a text a paragraph follows, or nothing could be written behind it.
 */
export function insertBlock(editor: Editor, block: JSONContent) {
  editor
    .chain()
    .command(({ tr, state }) => {
      const node = state.schema.nodeFromJSON(block);
      const behind = placeBehind(state);
      if (behind !== undefined) tr.insert(behind, node);
      else tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), -1)).replaceSelectionWith(node);
      let place = -1;
      tr.doc.descendants((each, at) => {
        if (each === node) place = at;
        return place < 0;
      });
      if (place < 0) return false;
      const end = place + node.nodeSize;
      const paragraph = state.schema.nodes.paragraph?.create();
      if (paragraph && !tr.doc.resolve(end).nodeAfter) tr.insert(end, paragraph);
      tr.setSelection(
        node.isAtom ? NodeSelection.create(tr.doc, place) : TextSelection.near(tr.doc.resolve(place + 1)),
      );
      tr.scrollIntoView();
      return true;
    })
    .run();
}
