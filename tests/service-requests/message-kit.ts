import { smallPdf } from '../support/evidence-files.ts';
import { call, confirm, type Receipt, type Service, type Tracked } from './requests.ts';

export interface Thread extends Tracked {
  kind: string;
  message: string;
  events: { kind: string; from: string; status: string | null; body: string | null; files: File[] }[];
}
interface File {
  path: string;
  name: string;
}
type Slots = Receipt['uploads'];

/** Steps of senders and staff that the tests of contact messages share. */
export function messageKit(service: Service) {
  const { anon, editor, sql, stack } = service;

  /** Sends the contact form. Returns the message's number and its id for staff. */
  async function write(fields: object = {}) {
    const { number } = await call<{ number: string }>(anon, 'submit_contact', {
      payload: service.contact(fields),
    });
    const [row] = await sql<{ id: string }>('select id from public.contact_submissions where number = $1', [
      number,
    ]);
    return { number, id: row!.id };
  }
  const add = (id: string, event: string, body: string, more: object = {}, by = editor) =>
    call<string>(by, 'add_case_event', { kind: 'contact', id, event, body, ...more });
  const rowOf = async (id: string) =>
    (await sql<Record<string, unknown>>('select * from public.contact_submissions where id = $1', [id]))[0]!;
  const eventsOf = (id: string) =>
    sql<Record<string, unknown>>(
      'select kind, visibility, author, actor_name, from_status, to_status, body from public.case_events where message_id = $1 order by created_at, id',
      [id],
    );

  /** Sends the queued mails and returns them, newest first. */
  async function notify() {
    const before = stack.mails.length;
    const response = await service.fetch(`${stack.url}/functions/v1/notify`, {
      method: 'POST',
      headers: { apikey: stack.secretKey },
    });
    await response.json();
    return stack.mails.slice(0, stack.mails.length - before);
  }
  /** Returns the access code from the newest mail about this message or case that contains one. */
  async function codeOf(number: string) {
    await notify();
    const texts = stack.mails
      .filter(({ subject }) => subject.startsWith(`[${number}]`))
      .map(({ text }) => text);
    return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(texts.join('\n'))?.[0] ?? '';
  }
  const open = (number: string, access_code: string) =>
    call<Thread>(anon, 'track_case', { number, access_code });

  /** Announces, uploads and confirms a file as staff. Returns its path. */
  async function upload(kind: string, id: string, name = 'Formulir.pdf') {
    const files = [{ name, type: 'application/pdf', size: smallPdf.length }];
    const [slot] = await call<Slots>(editor, 'announce_answer_files', { kind, id, files });
    await put(slot!.path);
    return slot!.path;
  }
  async function put(path: string, content = smallPdf) {
    const bucket = anon.storage.from('evidence');
    const { error } = await bucket.upload(path, content, { contentType: 'application/pdf' });
    if (error) throw error;
    const answer = await confirm(service, { path });
    if (JSON.stringify(answer) !== '{"confirmed":true}') throw new Error(JSON.stringify(answer));
  }
  return { write, add, rowOf, eventsOf, notify, codeOf, open, upload, put };
}
