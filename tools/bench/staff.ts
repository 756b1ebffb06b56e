import { createClient } from '@supabase/supabase-js';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import { listQuestions } from '../scale/list-questions.ts';
import { staffQuestions, type StaffQuestion } from '../scale/staff-questions.ts';
import { measureAt, type Askers } from './at-scale.ts';
import type { Measure } from './part.ts';

const CASES = { complaints: 100_000, messages: 100_000, audit_lines: 100_000 };
const LISTS = { clients: 100_000, certificates: 120_000, articles: 100_000 };

async function signIn(origin: string, key: string) {
  const email = demoAccounts.find(({ role }) => role === 'admin')?.email ?? '';
  const { auth } = createClient(origin, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await auth.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  return { me: data.user.id, token: data.session.access_token };
}

/** Sends these queries as an admin. */
const asking =
  (questions: (me: string) => Record<string, StaffQuestion>) =>
  async (origin: string, { publishableKey }: Stack): Promise<Askers> => {
    const { me, token } = await signIn(origin, publishableKey);
    const headers = {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    };
    return Object.fromEntries(
      Object.entries(questions(me)).map(([name, { path, body }]) => [
        name,
        async () => {
          const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
          const response = await fetch(`${origin}/rest/v1/${path}`, { ...request, headers });
          const answer = await response.text();
          if (!response.ok) throw new Error(`${name}: ${answer}`);
        },
      ]),
    );
  };

/** Measures an admin's queries of the inboxes and the audit log. */
export const measureInboxes: Measure = measureAt('Inboxes and audit log', CASES, asking(staffQuestions));

/** Measures an admin's queries of the lists of companies, certificates and articles. */
export const measureLists: Measure = measureAt(
  'Lists of companies, certificates and articles',
  LISTS,
  asking(listQuestions),
);
