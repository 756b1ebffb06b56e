export { noticeWords } from '../../supabase/functions/_shared/notice-words.ts';
export type { NoticeEvent, NoticeKind } from '../../supabase/functions/_shared/notice-words.ts';
