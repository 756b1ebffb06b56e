import { vi } from 'vitest';

type Method = 'onload' | 'onerror' | 'onabort' | 'onloadend';

/**
 * XMLHttpRequest over the page's fetch, so that uploads reach the stack and its faults too: progress is told half-way
 * and at the end. jsdom's own would go to the network.
 */
class RequestThroughFetch {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  status = 0;
  responseText = '';
  #method = '';
  #url = '';
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
  send(body: Blob) {
    void this.#run(body).then((method) => {
      this[method]?.();
      this.onloadend?.();
    });
  }

  async #run(body: Blob): Promise<Method> {
    const total = body.size;
    this.upload.onprogress?.({ loaded: total / 2, total });
    try {
      const bytes = await new Promise<ArrayBuffer>((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result as ArrayBuffer); // what readAsArrayBuffer gives
        reader.onerror = () => reject(new Error('The file cannot be read'));
        reader.readAsArrayBuffer(body);
      });
      const response = await globalThis.fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body: new Uint8Array(bytes),
        signal: this.#stop.signal,
      });
      this.upload.onprogress?.({ loaded: total, total });
      this.status = response.status;
      this.responseText = await response.text();
      return 'onload';
    } catch {
      return this.#stop.signal.aborted ? 'onabort' : 'onerror';
    }
  }
}

/** From now on uploads of this page go through its fetch. */
export const sendUploadsThroughFetch = () => vi.stubGlobal('XMLHttpRequest', RequestThroughFetch);
