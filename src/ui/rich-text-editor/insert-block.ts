import type { Editor, JSONContent } from '@tiptap/react';
import { NodeSelection, Selection, TextSelection, type EditorState } from '@tiptap/pm/state';

/**
 * Returns the position after a selected node, or after the table around the cursor, whose cells cannot
 * contain such blocks.
 */
function placeBehind({ selection }: EditorState): number | undefined {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'table') return $from.after(depth);
  }
  return selection instanceof NodeSelection ? selection.to : undefined;
}

/**
 * Inserts a block at the cursor; selected text is preserved. Moves the cursor into it, or selects a block
 * without text. At the end of the text, adds a paragraph so that typing can continue.
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
