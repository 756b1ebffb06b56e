import { vi } from 'vitest';

/** Catches the files that the page saves: `next` waits for one that was not asked for before. */
export function keepSavedFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let last: Blob | undefined;
  let taken = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((last = blob), 'blob:file'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last && this.download) files.push({ name: this.download, blob: last });
  });
  return {
    next: async () => {
      await vi.waitFor(
        () => {
          if (files.length === taken) throw new Error('No file was saved');
        },
        { timeout: 30_000 },
      );
      const file = files[taken++];
      // As a text editor shows it: Blob.text() would leave the mark of UTF-8 out.
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.blob.arrayBuffer());
      return { name: file?.name ?? '', text };
    },
  };
}
