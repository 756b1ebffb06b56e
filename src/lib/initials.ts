/**
 * Returns up to two initials for a person without a picture. Ignores titles before the name and the domain of
 * an e-mail address.
 */
export function initials(name: string): string {
  const words = (name.includes('@') ? name.replace(/@.*$/, '').replace(/[._-]+/g, ' ') : name)
    .replace(/,.*$/, '')
    .split(/\s+/)
    .filter((word) => word && !word.endsWith('.'));
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}
