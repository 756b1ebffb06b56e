import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { forget, recall, remember } from '@/lib/storage';
import type { ContactValues } from './contact';

/** A message as its sender keeps it. */
export interface SentMessage {
  number: string;
  at: string;
  email: string;
}

const KEY = 'lsbu-sent-message';

/** The message as this tab remembers it, of the visit to the page that it was sent from. */
function readSent(visit: string): SentMessage | undefined {
  try {
    const kept = Object(JSON.parse(recall(KEY, 'session') ?? '{}')) as Record<string, unknown>;
    const { number, at, email } = kept;
    if (kept.visit !== visit || typeof number !== 'string' || typeof at !== 'string') return undefined;
    return { number, at, email: typeof email === 'string' ? email : '' };
  } catch {
    return undefined;
  }
}

/** The message that was just sent, or one whose number a reload would have taken away; a later visit begins with the form. */
export function useSentMessage() {
  const { key: visit } = useLocation();
  const [sent, setSent] = useState<SentMessage>();
  // The words are not remembered: somebody else may use the device next.
  const [written, setWritten] = useState<ContactValues>();
  useEffect(() => {
    // After the first render: a page rendered at build knows no storage.
    queueMicrotask(() => {
      const kept = readSent(visit);
      if (kept) setSent(kept);
    });
  }, [visit]);
  return {
    sent,
    /** The message itself; undefined after a reload. */
    written,
    show: (message: SentMessage, values: ContactValues) => {
      setWritten(values);
      remember(KEY, JSON.stringify({ ...message, visit }), 'session');
      setSent(message);
    },
    clear: () => {
      forget(KEY, 'session');
      setSent(undefined);
    },
  };
}
