export * from '../../supabase/functions/_shared/notice-labels.ts';
