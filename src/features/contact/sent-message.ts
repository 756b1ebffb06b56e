import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { removeStored, readStored, writeStored } from '@/lib/storage';
import type { ContactValues } from './contact';

/** Sent message as shown to its sender. */
export interface SentMessage {
  number: string;
  at: string;
  email: string;
}

const KEY = 'lsbu-sent-message';

/** Reads the message stored in this tab for this visit to the page. */
function readSentMessage(visit: string): SentMessage | undefined {
  try {
    const kept = Object(JSON.parse(readStored(KEY, 'session') ?? '{}')) as Record<string, unknown>;
    const { number, at, email } = kept;
    if (kept.visit !== visit || typeof number !== 'string' || typeof at !== 'string') return undefined;
    return { number, at, email: typeof email === 'string' ? email : '' };
  } catch {
    return undefined;
  }
}

/**
 * Returns the message sent during this visit to the page, even after a reload. A later visit starts with the
 * form.
 */
export function useSentMessage() {
  const { key: visit } = useLocation();
  const [sent, setSent] = useState<SentMessage>();
  // The text is not stored, because the device may be shared.
  const [written, setWritten] = useState<ContactValues>();
  useEffect(() => {
    // After hydration: the prerendered page has no storage.
    queueMicrotask(() => {
      const kept = readSentMessage(visit);
      if (kept) setSent(kept);
    });
  }, [visit]);
  return {
    sent,
    /** Sent values; undefined after a reload. */
    written,
    show: (message: SentMessage, values: ContactValues) => {
      setWritten(values);
      writeStored(KEY, JSON.stringify({ ...message, visit }), 'session');
      setSent(message);
    },
    clear: () => {
      removeStored(KEY, 'session');
      setSent(undefined);
    },
  };
}
