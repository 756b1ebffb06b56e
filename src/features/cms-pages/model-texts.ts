import { modelMessages } from './model-messages';
import { privacyModelMessages } from './privacy-model-messages';

const id = { ...modelMessages.id, ...privacyModelMessages.id };
const en = { ...modelMessages.en, ...privacyModelMessages.en };
/** Pages that have a model. */
export const MODELLED = Object.keys(id);
const isModelled = (slug: string): slug is keyof typeof id => Object.hasOwn(id, slug);

type Node = { type: string; text?: string; attrs?: { level: number }; content?: Node[] };
const words = (text: string): Node[] => [{ type: 'text', text }];

function blockOf(block: string): Node {
  const heading = /^## (.+)$/.exec(block)?.[1];
  if (heading) return { type: 'heading', attrs: { level: 2 }, content: words(heading) };
  if (block.startsWith('- ')) {
    const items = block.split('\n').map((line) => line.slice(2));
    return {
      type: 'bulletList',
      content: items.map((item) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: words(item) }],
      })),
    };
  }
  return { type: 'paragraph', content: words(block) };
}

const docOf = (text: string) => ({ type: 'doc', content: text.split('\n\n').map(blockOf) });

/** Beginning of a new page with this slug: the columns of its text, where there is a model for it. */
export const modelOf = (slug: string) =>
  isModelled(slug) ? { body: docOf(id[slug]), body_en: docOf(en[slug]) } : undefined;
