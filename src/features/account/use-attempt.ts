import { useState } from 'react';

/** Runs one async action at a time; `failure` is the message of the last failure. */
export function useAttempt(messageFor: (error: unknown) => string) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    isPending,
    failure,
    setFailure,
    /** Resolves to true if the action succeeded. */
    attempt: async (work: () => Promise<unknown>): Promise<boolean> => {
      if (isPending) return false;
      setPending(true);
      setFailure(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        setFailure(messageFor(error));
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
