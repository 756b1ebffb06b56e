import type { Editor, JSONContent } from '@tiptap/react';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/**
 * Puts a block where the cursor is. The cursor goes into it, or the block is selected when it holds no text. At the
 * end of a text a paragraph follows, or nothing could be written behind it.
 */
export function insertBlock(editor: Editor, block: JSONContent) {
  editor
    .chain()
    .command(({ tr, state }) => {
      const node = state.schema.nodeFromJSON(block);
      tr.replaceSelectionWith(node);
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
