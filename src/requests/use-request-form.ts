import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { wait } from '@/lib/wait';
import type { z } from '@/lib/zod';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Json } from '@/lib/database.types';
import { sendOnce, wasRecorded } from '@/lib/sent-once';
import type { FormName } from './draft';
import { focusField } from './use-fields';
import { requestProblem, type RequestProblem } from './problem';
import type { Receipt } from './receipt-data';
import { useTurnstile } from './turnstile/use-turnstile';
import { useRequestDraft } from './use-request-draft';
import { usePrivacyNotice } from './use-request-settings';
import type { ProofOfWork } from './work/challenge';
import { createProofOfWork } from './work/proof-of-work';

/** Data sent with every form in addition to its fields. */
export interface Envelope {
  [field: string]: Json;
  idempotency_key: string;
  elapsed_ms: number;
  website: string;
  language: string;
  consent: { accepted: boolean; notice_version: string };
  proof: ProofOfWork;
  /** Turnstile pass; null if the check is disabled. */
  pass: string | null;
}

interface RequestFormOptions<V extends FieldValues> {
  name: FormName;
  schema: z.ZodType<V, V>;
  /** All fields, blank. Must be the same object in every render. */
  empty: V;
  send: (envelope: Envelope, values: V) => Promise<Receipt>;
  onSent: (receipt: Receipt, values: V) => void;
  /** Called with the refused field, so that a multi-step form can show the step with it. */
  onFieldProblem?: (field: keyof V & string) => void;
}

/** Minimum time for filling in a form, in milliseconds; the database refuses faster submissions. */
const MIN_FILL_MS = 3000;
const outcomeUnknown: RequestProblem = { code: 'outcome_unknown', field: '', hint: '' };

/**
 * Manages a visitor's form: stores a draft, validates, sends each submission under one idempotency key, and
 * shows the database's refusals as field errors. Failed attempts keep all input.
 */
export function useRequestForm<V extends FieldValues>({
  name,
  schema,
  empty,
  send,
  onSent,
  onFieldProblem,
}: RequestFormOptions<V>) {
  const language = useLanguage();
  const notice = usePrivacyNotice();
  const queryClient = useQueryClient();
  const form = useForm<V>({
    resolver: zodResolver(schema),
    defaultValues: empty as DefaultValues<V>, // V itself is a full set of defaults
    // showWrong focuses by order on screen, not by the order in which inputs were mounted.
    shouldFocusError: false,
  });
  const draft = useRequestDraft(name, form, empty);
  const [problem, setProblem] = useState<RequestProblem>();
  /** Honeypot: a field that only bots fill in. */
  const honeypot = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);
  /** True if the last response was lost: the next attempt first queries whether it was recorded. */
  const isUnknown = useRef(false);

  const [proofOfWork] = useState(() => createProofOfWork('submit'));
  const turnstile = useTurnstile(name);
  // Started early, so that proof and token are ready when the form is filled in.
  const begin = useEffectEvent(() => {
    proofOfWork.begin();
    turnstile.begin();
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => type === 'change' && begin(),
      }),
    [form],
  );

  const { mutateAsync } = useMutation({
    // Fail with an error when offline instead of pausing silently.
    networkMode: 'always',
    mutationFn: async (values: V) => {
      const { key, startedAt } = draft.draft();
      const elapsed = Math.max(0, Date.now() - startedAt);
      if (elapsed < MIN_FILL_MS) await wait(MIN_FILL_MS - elapsed);
      const envelope = {
        idempotency_key: key,
        elapsed_ms: Math.max(elapsed, MIN_FILL_MS),
        website: honeypot.current?.value ?? '',
        language,
        consent: { accepted: values.consent === true, notice_version: notice.version },
      };
      const answer = await sendOnce({
        send: () =>
          proofOfWork.withProof((proof) =>
            turnstile.spend((pass) => send({ ...envelope, proof, pass }, values)),
          ),
        ask: () => wasRecorded(key),
        isRepeat: isUnknown.current,
        onLost: () => setProblem(outcomeUnknown),
      });
      setProblem(undefined);
      return answer;
    },
  });

  const refuse = (found: RequestProblem) => {
    const field = found.field as Path<V>; // used only if `empty` has this key
    if (Object.hasOwn(empty, found.field)) {
      const message = [found.code, found.hint].filter(Boolean).join(' ');
      form.setError(field, { message });
      onFieldProblem?.(field);
      focusField(name, field);
      if (found.code === 'consent.outdated') {
        form.resetField(field, { keepError: true });
        void queryClient.invalidateQueries({ queryKey: ['site_settings'] });
      }
    } else setProblem(found);
    // Turnstile was enabled while the form was open.
    if (found.code === 'turnstile.required') {
      turnstile.gate.begin();
      void queryClient.invalidateQueries({ queryKey: ['site_settings'] });
    }
    if (found.code === 'submission.expired' || found.code === 'submission.key_used') draft.renewKey();
  };

  async function sendValid(values: V) {
    if (isBusy.current) return;
    isBusy.current = true;
    draft.save();
    try {
      const receipt = await mutateAsync(values);
      draft.stop();
      onSent(receipt, values);
    } catch (error) {
      const found = requestProblem(error);
      isUnknown.current = found.code === 'outcome_unknown';
      setProblem(undefined);
      refuse(found);
    } finally {
      isBusy.current = false;
    }
  }
  const showWrong = (errors: object) => {
    const wrong = Object.keys(empty).find((field) => field in errors);
    if (!wrong) return;
    onFieldProblem?.(wrong);
    focusField(name, wrong);
  };
  const submit = (event: SyntheticEvent) => {
    if (!isUnknown.current) setProblem(undefined);
    return form.handleSubmit(sendValid, showWrong)(event);
  };
  return { form, draft, trap: honeypot, turnstile, problem, submit, isSending: form.formState.isSubmitting };
}
