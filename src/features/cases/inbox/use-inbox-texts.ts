import { useTexts } from '@/lib/i18n/use-texts';
import type { CaseInbox } from './case-inbox';

/** Returns the texts of an inbox. */
export const useInboxTexts = ({ messages }: CaseInbox) => useTexts(messages).t;
