import type { Messages } from '@/lib/i18n/define-messages';

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'id' in value && 'en' in value;

const files = import.meta.glob<Record<string, unknown>>('/src/**/*messages.ts', { eager: true });
/** The texts of every folder, with their file. */
export const allMessages = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isMessages)
    .map((messages) => ({ file, namespace: messages.namespace, messages })),
);
