import { vi } from 'vitest';

/** Captures files that the page saves; `next` waits for the next file not returned before. */
export function captureSavedFiles() {
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
      // Preserves the UTF-8 byte order mark, which Blob.text() would strip.
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.blob.arrayBuffer());
      return { name: file?.name ?? '', text };
    },
  };
}
