const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot hold: control characters, halves of surrogate pairs, non-characters. */
// eslint-disable-next-line no-control-regex -- these are what has to go
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text for an element or an attribute, whatever it holds. */
export const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** `<name>text</name>` */
export const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
