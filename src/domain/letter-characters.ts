export { unprintableIn } from '../../supabase/functions/_shared/letter-characters.ts';
