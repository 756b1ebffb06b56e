import { initials } from '@/lib/initials';

/** Background colours dark enough for white letters in both themes. */
const GROUNDS = ['#1f4e79', '#23605f', '#5b4085', '#7d3c2f', '#55601f', '#80335a'];

/** Returns an image of the initials as a data URL; the colour depends only on the name. */
function drawInitials(name: string): string {
  const sum = Array.from(name).reduce((before, letter) => (before * 31 + letter.charCodeAt(0)) % 9973, 0);
  const ground = `<rect width="100" height="100" fill="${GROUNDS[sum % GROUNDS.length]}"/>`;
  const font = 'font-family="Arial, sans-serif" font-size="42" font-weight="600"';
  const letters = `<text x="50" y="65" ${font} fill="#fff" text-anchor="middle">${initials(name).replace(/[<&]/g, '')}</text>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${letters}</svg>`;
  return `data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`;
}

/** Renders decorative initials next to the name. */
export function PersonPicture({ name }: { name: string }) {
  return (
    <span aria-hidden className="block size-9 shrink-0 overflow-hidden rounded-full bg-primary-soft">
      <img src={drawInitials(name)} alt="" width={36} height={36} />
    </span>
  );
}
