/** Browser operations that both protocols support. Elements are given as XPath. */
export interface Engine {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates an expression in the page and returns its value, serialised as JSON. */
  value: <T>(expression: string) => Promise<T>;
  /** Acts on a visible element. Throws if the element is missing or hidden. */
  click: (element: string) => Promise<void>;
  type: (element: string, text: string) => Promise<void>;
  /** Sets the file of a file input, which may be hidden. */
  chooseFile: (element: string, path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Records uncaught errors and policy violations of the page, once per document. */
export const WATCH = `(() => {
  if (window.faults) return;
  window.faults = [];
  addEventListener('error', (event) => faults.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    faults.push('refused: ' + event.violatedDirective + ' ' + event.blockedURI));
})()`;
