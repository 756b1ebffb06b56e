import { runTask, type WorkbookTask } from './workbook';

self.addEventListener('message', (event: MessageEvent<WorkbookTask>) => {
  void runTask(event.data).then((done) => self.postMessage(done));
});
