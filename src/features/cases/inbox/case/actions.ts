import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import type { Language } from '@/config/languages';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import type { Thread } from '@/features/cases/inbox/thread';

/**
 * Creates a mutation that refreshes the case, its timeline and the counts. Other clients get live updates.
 */
export function useCaseMutation<V, R>(
  { table }: Pick<Thread, 'table'>,
  mutationFn: (values: V) => Promise<R>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { table },
    onSettled: () => {
      for (const key of ['case_events', 'case_people', 'dashboard', table])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}

type Move = {
  new_status: string;
  outcome?: string;
  reason?: string;
  declares?: Language;
  finding?: string;
  effect?: string;
  decider?: string;
  post?: string;
};

/** Changes the status. A refusal has one of the codes in use-refusal-message.ts. */
export function useMoveCase(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`move:${id}`);
  const change = useCaseMutation(inbox, (move: Move) =>
    run(async (key) => unwrap(await database().rpc('move_case', { kind: inbox.kind, id, ...move, key }))),
  );
  return { ...change, isUnknown };
}

/** Assigns the case to a colleague, or to no one (null). */
export const useAssignCase = (inbox: CaseInbox, id: string) =>
  useCaseMutation(inbox, async (person: string | null) =>
    unwrap(
      await database().rpc('assign_case', {
        kind: inbox.kind,
        id,
        // The SQL function accepts null, which generated types omit from arguments.
        user_id: person as string,
      }),
    ),
  );

/** Assigns several cases to a colleague, or to no one (null): all or none. Returns the changed ids. */
export const useAssignCases = (kind: CaseInbox['kind']) =>
  useCaseMutation(
    { table: kind === 'appeal' ? 'appeals' : 'complaints' },
    async ({ ids, person }: { ids: readonly string[]; person: string | null }) =>
      unwrapRows(await database().rpc('assign_cases', { kind, ids: [...ids], user_id: person as string })),
  );

/** Text and its files. */
interface Written {
  body: string;
  files: readonly string[];
  /** Ids of colleagues to notify of a note. */
  mentions?: readonly string[];
  /** True for a question that stops the clock until the reporter answers. */
  awaitsReply?: boolean;
}

/**
 * Adds a note for staff, a message to the reporter, or a reply that a contact gave by other means. Calls
 * `onRecorded` with the result before queries are refreshed.
 */
export function useAddCaseEvent(
  inbox: Thread,
  id: string,
  event: 'note' | 'message' | 'reply',
  onRecorded: () => void,
) {
  const { run, isUnknown } = useOnce(`${event}:${id}`);
  const add = useCaseMutation(inbox, async ({ body, files, mentions = [], awaitsReply = false }: Written) => {
    const lists = { files: [...files], mentions: [...mentions] };
    const written = { kind: inbox.kind, id, event, body, ...lists, awaits_reply: awaitsReply };
    await run(async (key) => unwrap(await database().rpc('add_case_event', { ...written, key })));
    onRecorded();
  });
  return { ...add, isUnknown };
}

/** New corrective action. The owner is a member of staff (owner) or a name. */
export interface PlannedAction {
  words: string;
  due_on: string;
  owner?: string;
  owner_name?: string;
}
export function usePlanAction(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`action:${id}`);
  const plan = useCaseMutation(inbox, (action: PlannedAction) =>
    run(async (key) =>
      unwrap(await database().rpc('plan_action', { kind: inbox.kind, id, action: { ...action }, key })),
    ),
  );
  return { ...plan, isUnknown };
}

/** Records why a case needs no corrective action; the variable is the reason. */
export function useWaiveActions(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`no-action:${id}`);
  const waive = useCaseMutation(inbox, (reason: string) =>
    run(async (key) => {
      const asked = { kind: inbox.kind, id, reason, key };
      const { error, status } = await database().rpc('waive_actions', asked);
      if (error) throw toAppError(error, status);
    }),
  );
  return { ...waive, isUnknown };
}

/** Closes a complaint as withdrawn, with the author's confirmation. */
export function useRecordWithdrawal(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`withdrawal:${id}`);
  const record = useCaseMutation(inbox, (confirmation: { how: string; received_on: string; words: string }) =>
    run(async (key) => unwrap(await database().rpc('record_withdrawal', { id, confirmation, key }))),
  );
  return { ...record, isUnknown };
}

/** Completes or drops an action; the variable is the evidence or the reason. */
export function useSettleAction(inbox: CaseInbox, action_id: string, is_done: boolean) {
  const { run, isUnknown } = useOnce(`settle:${action_id}:${is_done}`);
  const settle = useCaseMutation(inbox, (proof: string) =>
    run(async (key) => {
      const { error, status } = await database().rpc('settle_action', { action_id, is_done, proof, key });
      if (error) throw toAppError(error, status);
    }),
  );
  return { ...settle, isUnknown };
}

/** Reopens a decided case; the variable is the reason, which the reporter can read. */
export function useReopenCase(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`reopen:${id}`);
  const reopen = useCaseMutation(inbox, (reason: string) =>
    run(async (key) => unwrap(await database().rpc('reopen_case', { kind: inbox.kind, id, reason, key }))),
  );
  return { ...reopen, isUnknown };
}

/** Revokes a person's involvement. Admins only. */
export function useRevokePerson(inbox: CaseInbox) {
  const { run } = useOnce('revoke-person');
  return useCaseMutation(inbox, (about: { person_id: string; reason: string }) =>
    run(async (key) => {
      const { error, status } = await database().rpc('revoke_case_person', { ...about, key });
      if (error) throw toAppError(error, status);
    }),
  );
}

/** Sends a new access code to the address on file; the variable is how the identity was checked. */
export function useRenewCode(inbox: CaseInbox, id: string) {
  const { run, isUnknown } = useOnce(`code:${id}`);
  const renew = useCaseMutation(inbox, (reason: string) =>
    run(async (key) => {
      const asked = { kind: inbox.kind, id, reason, key };
      const { error, status } = await database().rpc('renew_access_code', asked);
      if (error) throw toAppError(error, status);
    }),
  );
  return { ...renew, isUnknown };
}

/** Records a colleague as involved in the matter. Only an admin can revoke it. */
export const useRecordPerson = (inbox: CaseInbox, id: string) =>
  useCaseMutation(inbox, async (person: { user_id: string; role: string; note?: string }) =>
    unwrap(await database().rpc('set_case_person', { kind: inbox.kind, id, ...person })),
  );

/** Confirms the staff whom a complaint concerns: accounts, or none. Admins only. */
export function useConfirmConcerned(inbox: CaseInbox, id: string) {
  const { run } = useOnce(`concerned:${id}`);
  return useCaseMutation(inbox, (user_ids: string[]) =>
    run(async (key) => {
      const { error, status } = await database().rpc('confirm_concerned', { id, user_ids, key });
      if (error) throw toAppError(error, status);
    }),
  );
}

/** Records a person without an account as involved, by name. */
export const useRecordOutsider = (inbox: CaseInbox, id: string) =>
  useCaseMutation(inbox, async (person: { person_name: string; role: string; note?: string }) =>
    unwrap(await database().rpc('record_outsider', { kind: inbox.kind, id, ...person })),
  );

export type Identity = Record<'name' | 'email' | 'phone' | 'company', string | null>;

/** Reveals the identity of a confidential reporter; the database records it in the audit log. */
export const useUnmask = ({ kind }: CaseInbox, id: string) =>
  useMutation({
    mutationFn: async () =>
      // Shape according to the comment of the SQL function: {name, email, phone, company}.
      unwrap(await database().rpc('unmask_case', { kind, id })) as Identity,
    gcTime: 0,
  });
