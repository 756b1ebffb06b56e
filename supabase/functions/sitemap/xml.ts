const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 does not allow: control characters, unpaired surrogates and non-characters. */
// eslint-disable-next-line no-control-regex -- matches the characters to remove
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes any text for an element or an attribute. */
export const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Returns `<name>text</name>`, escaped. */
export const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
