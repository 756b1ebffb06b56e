import type { Challenge } from 'altcha-lib';
import type { WorkbookTask as BookOrder } from '../../src/lib/xlsx/workbook.ts';

interface Puzzle {
  type: 'work' | 'abort';
  challenge: Challenge;
  counterStart: number;
  counterStep: number;
}

async function solved(puzzle: Puzzle, controller: AbortController): Promise<unknown> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
  ]);
  return solveChallenge({ ...puzzle, deriveKey, controller });
}

/** Runs our worker in this thread with the same messages: neither jsdom nor Node has browser workers. */
export class InProcessWorker extends EventTarget {
  private readonly controller = new AbortController();
  private readonly address: string;

  constructor(address: URL | string) {
    super();
    this.address = String(address);
  }

  postMessage(order: Puzzle | BookOrder) {
    if ('type' in order && order.type === 'abort') return this.terminate();
    void this.work(order).then((data) => {
      if (!this.controller.signal.aborted) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate() {
    this.controller.abort();
  }

  private async work(order: Puzzle | BookOrder): Promise<unknown> {
    if ('type' in order) return solved(order, this.controller);
    if (!this.address.includes('workbook.worker')) throw new Error(`No such worker: ${this.address}`);
    const { runTask } = await import('../../src/lib/xlsx/workbook.ts');
    return runTask(order);
  }
}
