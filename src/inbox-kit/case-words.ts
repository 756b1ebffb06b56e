import { useTranslation } from 'react-i18next';
import type { CaseInbox } from './case-inbox';

/** The inbox's own words. Their keys are checked where they are written (CaseInboxMessages). */
export function useCaseWords({ messages }: CaseInbox): (key: string) => string {
  // The namespace is data here, so i18next cannot know its keys; one namespace and key stand for all.
  const { t } = useTranslation(messages as 'inboxKit');
  return (key) => t(key as 'search');
}
