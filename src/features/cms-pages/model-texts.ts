/** Model texts of pages, read from the SQL that seeds a new site, so that the two cannot differ. */
const files = import.meta.glob<string>('/supabase/seed/reference/*_pages.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const text = String.raw`'((?:[^']|'')*)'`;
const long = String.raw`\$\$([\s\S]*?)\$\$`;
/** Matches a row of those files: slug, title and summary in both languages, then the two bodies. */
const ROW = new RegExp(
  String.raw`\(${[text, text, text, text, text, long, long].join(String.raw`,\s*`)}\)`,
  'g',
);

interface Model {
  title_en: string;
  summary: string;
  summary_en: string;
  body: string;
  body_en: string;
}
const plain = (quoted = '') => quoted.replaceAll("''", "'");
const models = new Map<string, Model>();
for (const [, slug = '', , titleEn, summary, summaryEn, body = '', bodyEn = ''] of Object.values(files)
  .join('\n')
  .matchAll(ROW)) {
  models.set(slug, {
    title_en: plain(titleEn),
    summary: plain(summary),
    summary_en: plain(summaryEn),
    body,
    body_en: bodyEn,
  });
}
/** Pages with a model text. */
export const MODELLED: readonly string[] = [...models.keys()];

type Node = {
  type: string;
  text?: string;
  marks?: { type: string; attrs?: { href: string } }[];
  attrs?: { level: number };
  content?: Node[];
};

/**
 * Parses the inline Markdown that private.markdown_inline supports: `**bold**` and `[label](/path)`. Leaves a
 * gap, `[isi: …]`, as it is.
 */
const words = (line: string): Node[] =>
  line
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const bold = /^\*\*(.+)\*\*$/.exec(part)?.[1];
      if (bold) return { type: 'text', text: bold, marks: [{ type: 'bold' }] };
      const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      return label && href
        ? { type: 'text', text: label, marks: [{ type: 'link', attrs: { href } }] }
        : { type: 'text', text: part };
    });

const paragraph = (line: string): Node => ({ type: 'paragraph', content: words(line) });

function blockOf(block: string): Node {
  const [, signs = '', heading = ''] = /^(##+) (.+)$/.exec(block) ?? [];
  if (signs) return { type: 'heading', attrs: { level: signs.length }, content: words(heading) };
  const [bullet] = /^(?:- |\d+\. )/.exec(block) ?? [];
  if (!bullet) return paragraph(block.replaceAll('\n', ' '));
  const items = block.split('\n').map((line) => line.replace(/^(?:- |\d+\. )/, ''));
  return {
    type: bullet === '- ' ? 'bulletList' : 'orderedList',
    content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
  };
}

const docOf = (source: string) => ({
  type: 'doc',
  content: source
    .trim()
    .split(/\n\s*\n/)
    .map(blockOf),
});

/** Returns the columns of the model text for a new page with this slug, if there is one. */
export function modelTextOf(slug: string) {
  const model = models.get(slug);
  return model && { ...model, body: docOf(model.body), body_en: docOf(model.body_en) };
}
