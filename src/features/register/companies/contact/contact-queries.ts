import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { cleanName } from '@/lib/text-shapes';

/** Queries the contact of a company; null if there is none. */
export const contactQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['client_contacts', 'of', clientId] as const,
    queryFn: async ({ signal }) => {
      const rows = unwrapRows(
        await database()
          .from('client_contacts')
          .select('person, email, language')
          .eq('client_id', clientId)
          .limit(1)
          .abortSignal(signal),
      );
      return rows[0] ?? null;
    },
    meta: { table: 'client_contacts', silent: true },
  });

export interface Contact {
  person: string;
  email: string;
  language: string;
}

/** Saves the contact, or deletes it if name and address are empty. Idempotent. */
export function useSetContact(clientId: string) {
  const { run, isUnknown } = useOnce(`contact:${clientId}`);
  const send = async (contact: Contact) => {
    const { error, status } = await database().rpc('set_client_contact', {
      company_id: clientId,
      ...contact,
    });
    if (error) throw toAppError(error, status);
  };
  const isSet = async ({ person, email, language }: Contact) => {
    const contacts = database().from('client_contacts').select('person, email, language');
    const [now] = unwrapRows(await contacts.eq('client_id', clientId).limit(1));
    if (!cleanName(person) && !cleanName(email)) return !now;
    return (
      now?.person === cleanName(person) &&
      now.email === cleanName(email).toLowerCase() &&
      now.language === language
    );
  };
  const set = useMutation({
    mutationFn: (contact: Contact) =>
      run(
        () => send(contact),
        () => isSet(contact),
      ),
    meta: { table: 'client_contacts' },
  });
  return { ...set, isUnknown };
}

/** Reads the contacts of all companies. Admins only; the database logs it. */
export const allContacts = async (signal: AbortSignal) =>
  unwrapRows(await database().rpc('export_client_contacts').abortSignal(signal));
