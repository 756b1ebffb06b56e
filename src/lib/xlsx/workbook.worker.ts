import { answer, type Order } from './workbook';

self.addEventListener('message', (event: MessageEvent<Order>) => {
  void answer(event.data).then((done) => self.postMessage(done));
});
