import { createHash } from 'node:crypto';
import { textOf } from '../support/pdf-text.ts';
import { call, fileComplaint, type Service } from './requests.ts';

export interface Letter {
  id: string;
  number: string;
  dated: string;
  state: string;
  sha256: string | null;
  bytes: number | null;
}

/** Steps shared by the tests of outcome letters. */
export function letterKit(service: Service) {
  const ask = (body: object, key: 'secretKey' | 'publishableKey' = 'publishableKey') =>
    service.fetch(`${service.stack.url}/functions/v1/outcome-letter`, {
      method: 'POST',
      headers: { apikey: service.stack[key], 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const makeLetters = async () => (await ask({}, 'secretKey')).json();

  const decided = async (fields: object = {}) => {
    const { id, receipt } = await fileComplaint(service, fields);
    const about = { kind: 'complaint', id };
    await call(service.admin, 'move_case', { ...about, new_status: 'diproses' });
    await call(service.admin, 'move_case', {
      ...about,
      new_status: 'selesai',
      outcome: 'Jadwal dipulihkan.',
      reason: 'Asesor terlambat. (Tj) <b>',
      declares: 'id',
      post: 'Manajer Mutu',
      finding: 'tidak_terbukti',
    });
    return { about, receipt };
  };
  const lettersOf = (about: object, by = service.admin) => call<Letter[]>(by, 'case_letters', about);
  const letterOf = async (about: object) => {
    const [letter] = await lettersOf(about);
    if (!letter) throw new Error('no letter');
    return letter;
  };
  async function download(ticket: unknown) {
    const { url, name } = (await (await ask({ ticket: String(ticket) })).json()) as {
      url: string;
      name: string;
    };
    const file = new Uint8Array(await (await service.fetch(url)).arrayBuffer());
    return { file, name, sha256: createHash('sha256').update(file).digest('hex') };
  }
  const codeOf = async (number: string) =>
    (await service.sql<{ code: string }>('select private.letter_code($1) as code', [number]))[0]?.code;

  return { ask, makeLetters, decided, letterOf, download, textOf, codeOf };
}
