import type { AnyField } from '@/forms/resource/fields';
import type { Resource } from '@/forms/resource/define-resource';

const modules = import.meta.glob<Record<string, Resource>>('/src/features/**/*-resource.ts', { eager: true });

/**
 * Every list that declares its own screen: it gets the rights and the sample below without further test code.
 */
export const declaredLists = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(({ screen }) => screen);

const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Contoh' }] }] };

function valueOf(field: AnyField): unknown {
  if (field.kind === 'text' || field.kind === 'longText') return 'Contoh';
  if (field.kind === 'richText') return doc;
  if (field.kind === 'select') return field.options[0];
  if (field.kind === 'number') return field.min;
  if (field.kind === 'date') return '2026-01-01';
  if (field.kind === 'url') return '/contoh';
  throw new Error(`Name a sample for ${field.column} in tests/access/samples.ts: it is a ${field.kind}.`);
}

/**
 * Returns a valid row of a list from its declaration, hidden by its toggle or in the trash, and a valid
 * change.
 */
export function sampleOf({ fields, titleColumn }: Resource) {
  const shown = Object.fromEntries(
    fields.flatMap((field) =>
      'required' in field && field.required ? [[field.column, valueOf(field)]] : [],
    ),
  );
  const hasToggle = fields.some(({ column }) => column === 'is_published');
  return {
    shown: () => shown,
    hidden: hasToggle ? { is_published: false } : { deleted_at: '2026-11-01T00:00:00Z' },
    change: { [titleColumn]: 'Lain' },
  };
}
