import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

interface Order {
  type: 'work' | 'abort';
  challenge: Challenge;
  counterStart: number;
  counterStep: number;
}

/** jsdom has no workers: the solver's work in this thread, over the same messages. */
export class InProcessWorker extends EventTarget {
  private readonly controller = new AbortController();

  postMessage({ type, challenge, counterStart, counterStep }: Order) {
    if (type === 'abort') return this.terminate();
    void solveChallenge({
      challenge,
      counterStart,
      counterStep,
      deriveKey,
      controller: this.controller,
    }).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate() {
    this.controller.abort();
  }
}
