export * from '../../supabase/functions/_shared/case-status.ts';
