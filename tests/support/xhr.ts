import { vi } from 'vitest';

interface ProgressOf {
  lengthComputable: true;
  loaded: number;
  total: number;
}
type Method = 'onload' | 'onerror' | 'onabort' | 'onloadend';

const bytesOf = (body: Blob) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer)); // readAsArrayBuffer returns an ArrayBuffer
    reader.onerror = () => reject(new Error('The file cannot be read'));
    reader.readAsArrayBuffer(body);
  });

/**
 * XMLHttpRequest on top of the page's fetch, so that uploads reach the stack and its faults; reports progress
 * half-way and at the end. jsdom's own would use the network.
 */
class RequestThroughFetch {
  readonly upload: { onprogress: ((event: ProgressOf) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 0;
  responseText = '';
  #method = '';
  #url = '';
  #answered = new Headers();
  readonly #headers = new Headers();
  readonly #stop = new AbortController();

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  abort() {
    this.#stop.abort();
  }
  getResponseHeader(name: string) {
    return this.#answered.get(name);
  }
  send(body: Blob | null) {
    void this.#run(body).then((method) => {
      this[method]?.();
      this.onloadend?.();
    });
  }

  async #run(body: Blob | null): Promise<Method> {
    const total = body?.size ?? 0;
    const tell = (loaded: number) =>
      body && this.upload.onprogress?.({ lengthComputable: true, loaded, total });
    tell(total / 2);
    try {
      const response = await globalThis.fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        ...(body && { body: await bytesOf(body) }),
        signal: this.#stop.signal,
      });
      tell(total);
      this.#answered = response.headers;
      this.status = response.status;
      this.responseText = await response.text();
      return 'onload';
    } catch {
      return this.#stop.signal.aborted ? 'onabort' : 'onerror';
    }
  }
}

/** Routes the page's uploads through its fetch. */
export const sendUploadsThroughFetch = () => vi.stubGlobal('XMLHttpRequest', RequestThroughFetch);
