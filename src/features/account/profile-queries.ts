import { queryOptions, useMutation } from '@tanstack/react-query';
import type { MailPreference } from '@/domain/mail-preference';
import type { Language } from '@/config/languages';
import { toAppError, unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Queries the profile fields that the form edits. */
export const ownProfileQuery = (id: string) =>
  queryOptions({
    queryKey: ['app_users', 'own', id] as const,
    queryFn: async ({ signal }) =>
      unwrap(
        await database()
          .from('app_users')
          .select('full_name, locale, email')
          .eq('id', id)
          .abortSignal(signal)
          .single(),
      ),
    meta: { silent: true },
  });

export type ProfileChanges = { full_name: string; locale: Language };

/** Saves the user's name and language. */
export const useSaveProfile = () =>
  useMutation({
    mutationFn: async ({ full_name, locale }: ProfileChanges) => {
      const call = database().rpc('update_own_profile', { new_name: full_name, new_locale: locale });
      const { error, status } = await call;
      if (error) throw toAppError(error, status);
    },
    meta: { table: 'app_users' },
  });

/** Queries the user's e-mail preference for cases, deadlines and documents. */
export const mailPreferenceQuery = () =>
  queryOptions({
    queryKey: ['own_mail_wish'] as const,
    // A check constraint limits the column to these values.
    queryFn: async ({ signal }) =>
      unwrap(await database().rpc('own_mail_wish').abortSignal(signal)) as MailPreference,
    meta: { silent: true },
  });

/** Saves the e-mail preference; does nothing if it is unchanged. */
export const useSaveMailPreference = () =>
  useMutation({
    mutationFn: async (wish: MailPreference) => {
      const { error, status } = await database().rpc('choose_mail_wish', { wish });
      if (error) throw toAppError(error, status);
    },
    meta: { table: 'own_mail_wish' },
  });
