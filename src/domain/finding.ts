export * from '../../supabase/functions/_shared/finding.ts';
