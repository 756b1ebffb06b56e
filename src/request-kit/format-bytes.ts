import { formatNumber } from '@/lib/format';
import type { Language } from '@/lib/i18n/i18n';

const KB = 1024;
const MB = KB * KB;

/** A size as people say it: '340 KB', '2,4 MB'. */
export function formatBytes(language: Language, bytes: number): string {
  if (bytes < MB) return `${formatNumber(language, Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${formatNumber(language, Math.round((bytes / MB) * 10) / 10)} MB`;
}
