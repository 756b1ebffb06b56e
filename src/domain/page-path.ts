export { pagePath } from '../../supabase/functions/_shared/page-path.ts';
