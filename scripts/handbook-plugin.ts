import { lexer, type Token, type Tokens } from 'marked';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { HandbookBlock, HandbookWord } from '../src/features/help/handbook-blocks.ts';

const isPicture = (token: Token | undefined): token is Tokens.Image => token?.type === 'image';

/** Decodes entities such as `&lt;`, which the lexer does not decode in code. */
const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/**
 * Returns the text of a line: labels (bold), code, and links as plain text, because the linked documents are
 * not part of the site.
 */
function wordsOf(tokens: readonly Token[] = []): HandbookWord[] {
  return tokens.flatMap((token): HandbookWord[] => {
    if (token.type === 'strong') return [['b', plain(String(token.text))]];
    if (token.type === 'codespan') return [['code', plain(String(token.text))]];
    if (token.type === 'link' || (token.type === 'text' && token.tokens)) return wordsOf(token.tokens);
    if (token.type === 'text' || token.type === 'escape') return [['', plain(String(token.text))]];
    throw new Error(`The handbook does not support “${token.raw}” (${token.type}).`);
  });
}

function blockOf(token: Token): HandbookBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: token.depth === 1 ? 'title' : 'heading', words: wordsOf(token.tokens) }];
    case 'list':
      return [
        {
          kind: token.ordered ? 'steps' : 'list',
          // An item of a tight list is one line of text.
          items: (token as Tokens.List).items.map(({ tokens }) => wordsOf(tokens)),
        },
      ];
    case 'paragraph': {
      const [first] = token.tokens ?? [];
      if (isPicture(first)) return [{ kind: 'picture', source: first.href, text: first.text }];
      return [{ kind: 'text', words: wordsOf(token.tokens) }];
    }
    default:
      throw new Error(`The handbook does not support “${token.raw}” (${token.type}).`);
  }
}

/** Converts a page of docs/handbook/ to blocks. @throws Error for unsupported Markdown */
export const handbookBlocks = (markdown: string): HandbookBlock[] => lexer(markdown).flatMap(blockOf);

/**
 * Provides pages of docs/handbook/ as modules. `page.md?handbook` exports the blocks, with pictures as build
 * URLs; `page.md?title` only the title. Markdown is parsed at build time, so the browser needs no parser.
 */
export const handbookPlugin: Plugin = {
  name: 'handbook',
  load(id) {
    const [file = '', query = ''] = id.split('?');
    if (!file.endsWith('.md') || (query !== 'handbook' && query !== 'title')) return null;
    this.addWatchFile(file);
    const blocks = handbookBlocks(readFileSync(file, 'utf8'));
    if (query === 'title') {
      const title = blocks.find(({ kind }) => kind === 'title');
      return `export default ${JSON.stringify(title?.kind === 'title' ? title.words.map(([, text]) => text).join('') : '')};`;
    }
    const pictures: string[] = [];
    const written = blocks.map((block) => {
      if (block.kind !== 'picture') return JSON.stringify(block);
      const name = `picture${pictures.length}`;
      const source = path.posix.join(path.posix.dirname(file.replaceAll('\\', '/')), block.source);
      pictures.push(`import ${name} from ${JSON.stringify(`${source}?url`)};`);
      return JSON.stringify({ ...block, source: '' }).replace('"source":""', `"source":${name}`);
    });
    return `${pictures.join('\n')}\nexport default [${written.join(',')}];`;
  },
};
