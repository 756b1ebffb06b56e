/** Phoenix channel frames as supabase-js sends them (protocol version 2.0.0): JSON arrays. */
export type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Payload,
];

export interface Payload {
  type?: string;
  event?: string;
  payload?: unknown;
  access_token?: string | null;
  config?: { private?: boolean; broadcast?: { self?: boolean; ack?: boolean } };
  [key: string]: unknown;
}

const jsonEncoding = 1;

/**
 * Parses a frame. A broadcast sent by a client is binary: kind 3, four lengths, metadata length, encoding,
 * then the parts.
 */
export function readFrame(data: Buffer, isBinary: boolean): Frame {
  // The caller rejects malformed frames field by field.
  if (!isBinary) return JSON.parse(data.toString()) as Frame;
  const [, joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metaLength = 0, encoding] =
    data;
  let at = 7;
  const take = (length: number) => data.subarray(at, (at += length)).toString();
  const joinRef = take(joinRefLength);
  const ref = take(refLength);
  const topic = take(topicLength);
  const event = take(eventLength);
  const body = data.subarray(at + metaLength);
  const payload: unknown = encoding === jsonEncoding ? JSON.parse(body.toString()) : body.toString('base64');
  return [joinRef || null, ref || null, topic, 'broadcast', { type: 'broadcast', event, payload }];
}
