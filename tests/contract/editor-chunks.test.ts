import { expect, test } from 'vitest';
import { readManifest } from './build-manifest.ts';

// Lists, inboxes and public pages reference the editor and the text diff, which must be loaded lazily.
test.each(['src/ui/rich-text-editor/tiptap-editor.tsx', 'src/ui/text-diff-view.tsx'])(
  '%s is downloaded only when it is shown',
  (chunk) => {
    const manifest = readManifest();
    expect(Object.keys(manifest)).toContain(chunk);
    const importers = Object.entries(manifest).filter(([, { imports }]) => imports.includes(chunk));
    expect(importers.map(([key]) => key)).toEqual([]);
  },
);
