/** Up to two initials for a person without a picture; titles before the name do not count, nor does a mail's domain. */
export function initials(name: string): string {
  const words = (name.includes('@') ? name.replace(/@.*$/, '').replace(/[._-]+/g, ' ') : name)
    .replace(/,.*$/, '')
    .split(/\s+/)
    .filter((word) => word && !word.endsWith('.'));
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toUpperCase();
}
