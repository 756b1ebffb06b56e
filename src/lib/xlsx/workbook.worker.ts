import { runOrder, type Order } from './workbook';

self.addEventListener('message', (event: MessageEvent<Order>) => {
  void runOrder(event.data).then((done) => self.postMessage(done));
});
