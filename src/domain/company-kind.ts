export * from '../../supabase/functions/_shared/company-kind.ts';
