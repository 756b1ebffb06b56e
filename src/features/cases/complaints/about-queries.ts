import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toAppError, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

/** Subject of a complaint, a company or certificate, as form values. */
export interface About {
  /** Free text, or the name of the chosen company. */
  about_name: string;
  about_company: string;
  about_certificate: string;
}
export const emptyAbout: About = { about_name: '', about_company: '', about_certificate: '' };

export interface ComplaintSubject {
  company_id: string;
  company_name: string;
  place: string;
  /** Null for the company itself. */
  certificate: string | null;
  /** Former name that matches the search instead of the present one. */
  former_name: string | null;
}

const MIN_SEARCH_LENGTH = 3;
export const hasEnoughLetters = (search: string) =>
  search.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_SEARCH_LENGTH;

/** Queries the companies and certificates in the register that match a text, or one company by id. */
export const subjectsQuery = (asked: { query?: string; company?: string }) =>
  queryOptions({
    queryKey: ['clients', 'complaint-subjects', asked] as const,
    queryFn: async ({ signal }): Promise<ComplaintSubject[]> =>
      unwrapRows(await database().rpc('complaint_subjects', asked).abortSignal(signal)),
    staleTime: 0,
    gcTime: 0,
    meta: { table: 'clients', silent: true },
  });
export const aboutSubject = ({ company_id, company_name, certificate }: ComplaintSubject): About => ({
  about_name: certificate ? `${company_name} (${certificate})` : company_name,
  about_company: company_id,
  about_certificate: certificate ?? '',
});

/** Corrects the subject of a complaint; the timeline records both names. */
export function useCorrectAbout(id: string) {
  const queryClient = useQueryClient();
  const { run, isUnknown } = useOnce(`about:${id}`);
  const change = useMutation({
    mutationFn: (about: About) =>
      run(async (key) => {
        const given = Object.entries(about).filter((one: [string, string]) => one[1].trim() !== '');
        const subject = Object.fromEntries(given);
        const { error, status } = await database().rpc('set_complaint_subject', { id, subject, key });
        if (error) throw toAppError(error, status);
      }),
    meta: { table: 'complaints' },
    onSettled: () => {
      for (const key of ['case_events', 'complaints'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  return { ...change, isUnknown };
}
