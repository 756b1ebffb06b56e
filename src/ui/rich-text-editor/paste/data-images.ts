/** Images embedded in HTML, of the types the library accepts. */
const DATA_IMAGE = /^data:(image\/(?:png|jpeg|gif|webp));base64,([a-z0-9+/=\s]+)$/i;

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const imagesIn = (document: Document) => [...document.querySelectorAll('img')];

function fileOf(address: string, number: number): File | undefined {
  const [, type, data] = DATA_IMAGE.exec(address) ?? [];
  if (!type || !data) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], `tempel-${number}.${type.split('/')[1]}`, { type });
  } catch {
    return undefined;
  }
}

/** Returns the images embedded in HTML, by their data URL. */
export function dataImages(html: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const image of imagesIn(parse(html))) {
    const address = image.getAttribute('src') ?? '';
    const file = files.has(address) ? undefined : fileOf(address, files.size + 1);
    if (file) files.set(address, file);
  }
  return files;
}

/** Returns the HTML with the given image URLs replaced, and with image sizes to avoid a layout shift. */
export function withAddresses(
  html: string,
  uploaded: ReadonlyMap<string, { src: string; alt: string; width: number | null; height: number | null }>,
): string {
  const document = parse(html);
  for (const image of imagesIn(document)) {
    const found = uploaded.get(image.getAttribute('src') ?? '');
    if (!found) continue;
    image.setAttribute('src', found.src);
    if (found.alt) image.setAttribute('alt', found.alt);
    for (const side of ['width', 'height'] as const) {
      if (found[side] === null) image.removeAttribute(side);
      else image.setAttribute(side, String(found[side]));
    }
  }
  return document.body.innerHTML;
}
