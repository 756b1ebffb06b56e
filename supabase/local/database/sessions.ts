import postgres from 'postgres';

type Values = Parameters<postgres.Sql['unsafe']>[1];

/** Connection to PostgreSQL, used by one caller at a time. */
interface Session {
  sql: postgres.Sql;
  isClosed: boolean;
  /**
   * Reject functions of running statements: the driver forgets those sent between a socket error and the end
   * of the socket.
   */
  underWay: Set<(error: Error) => void>;
}

const BEGINS = /^(begin|start transaction)\b/i;
const refusal = (message: string, code: string) => Object.assign(new Error(message), { code });
/** Codes of the driver, the system, and a server that ends its sessions (admin_shutdown). */
const CLOSED_CODES: readonly unknown[] = [
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
];
const isConnectionClosed = (error: unknown) =>
  error instanceof Error && 'code' in error && CLOSED_CODES.includes(error.code);
const connectionClosed = () => refusal('The connection to the database was lost.', 'CONNECTION_CLOSED');
const ended = () => refusal('The database connections were closed.', 'CONNECTION_ENDED');

/**
 * Opens a pool of at most `most` connections, each used by one caller at a time; further callers wait.
 * Replaces `reserve` and `begin` of postgres.js 3.4, which never settle after the server has cut a
 * connection. Here, further statements on a cut connection fail, a transaction that has not begun gets
 * another connection, and cut connections are never reused. See
 * docs/decisions/35-local-stack-without-docker.md.
 */
export function openSessions(pool: postgres.Sql, most: number) {
  const idle: Session[] = [];
  const all = new Set<Session>();
  const waiting: (() => void)[] = [];
  let isEnded = false;

  function connect(): Session {
    const onclose = () => {
      session.isClosed = true;
      for (const refuse of session.underWay) refuse(connectionClosed());
    };
    // The pool's options as the driver parsed them; its types do not show that it accepts them again.
    const options = { ...pool.options, max: 1, onclose } as unknown as postgres.Options<
      Record<string, never>
    >;
    const session: Session = { sql: postgres(options), isClosed: false, underWay: new Set() };
    all.add(session);
    return session;
  }
  function drop(session: Session) {
    all.delete(session);
    // Nothing is left to wait for.
    void session.sql.end({ timeout: 0 });
  }
  async function take(): Promise<Session> {
    if (isEnded) throw ended();
    for (let session = idle.pop(); session; session = idle.pop()) {
      if (!session.isClosed) return session;
      drop(session);
    }
    if (all.size < most) return connect();
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return take();
  }
  function release(session: Session) {
    if (session.isClosed) drop(session);
    else idle.push(session);
    waiting.shift()?.();
  }

  /** Reserves a connection until released. */
  async function reserve() {
    let session = await take();
    const send = async (text: string, values?: Values) => {
      const held = session;
      if (held.isClosed) throw connectionClosed();
      let refuse: (error: Error) => void = () => undefined;
      const end = new Promise<never>((_, reject) => void held.underWay.add((refuse = reject)));
      try {
        return await Promise.race([held.sql.unsafe(text, values), end]);
      } catch (error) {
        held.isClosed ||= isConnectionClosed(error);
        throw error;
      } finally {
        held.underWay.delete(refuse);
      }
    };
    return {
      unsafe: async (text: string, values?: Values) => {
        // All idle connections may have been cut.
        for (let left = BEGINS.test(text) ? most : 0; ; left -= 1) {
          try {
            return await send(text, values);
          } catch (error) {
            if (left === 0 || !session.isClosed) throw error;
            drop(session);
            session = connect();
          }
        }
      },
      release: () => release(session),
    };
  }

  return {
    reserve,
    /** Ends all connections. Running work gets `seconds` to finish; waiting callers are refused. */
    end: async (seconds: number) => {
      isEnded = true;
      waiting.splice(0).forEach((refuse) => refuse());
      await Promise.all([...all].map(({ sql }) => sql.end({ timeout: seconds })));
    },
  };
}

/** Reserved connection. */
export type Reserved = Awaited<ReturnType<ReturnType<typeof openSessions>['reserve']>>;
