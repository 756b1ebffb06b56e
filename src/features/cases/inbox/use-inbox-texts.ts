import { useTexts } from '@/lib/i18n/use-texts';
import type { CaseInbox } from './case-inbox';

/** The inbox's own words. */
export const useInboxTexts = ({ messages }: CaseInbox) => useTexts(messages).t;
