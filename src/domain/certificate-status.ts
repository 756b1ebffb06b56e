export * from '../../supabase/functions/_shared/certificate-status.ts';
