import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF on one line. */
export const textOf = async (file: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text.replace(
    /\s+/g,
    ' ',
  );
