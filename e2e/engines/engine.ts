/** The few things the walk does with a browser, as both protocols can. Elements are named by XPath. */
export interface Engine {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** The value of an expression in the page, as JSON carries it. */
  value: <T>(expression: string) => Promise<T>;
  /** These act on an element that is there and visible; they throw when it cannot be acted on. */
  click: (element: string) => Promise<void>;
  type: (element: string, text: string) => Promise<void>;
  /** Gives a file input, which may be hidden, a file of this machine. */
  chooseFile: (element: string, path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Notes in the page what it throws and what the content policy refuses; once in each document. */
export const WATCH = `(() => {
  if (window.faults) return;
  window.faults = [];
  addEventListener('error', (event) => faults.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    faults.push('refused: ' + event.violatedDirective + ' ' + event.blockedURI));
})()`;
