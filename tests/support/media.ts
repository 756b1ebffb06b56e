/** Results of media queries; jsdom has no layout and no matchMedia. */
export interface Media {
  width: number;
  dark: boolean;
  reducedMotion: boolean;
}

const desktop: Media = { width: 1440, dark: false, reducedMotion: false };
let media = desktop;
const lists = new Set<MediaList>();

function answer(query: string): boolean {
  if (query.includes('prefers-color-scheme: dark')) return media.dark;
  if (query.includes('prefers-reduced-motion')) return media.reducedMotion;
  const [, sign, pixels] = /width\s*(>|<=)\s*(\d+)px/.exec(query) ?? [];
  if (!pixels) throw new Error(`tests/support/media.ts does not know the media query ${query}`);
  return sign === '>' ? media.width > Number(pixels) : media.width <= Number(pixels);
}

class MediaList extends EventTarget {
  readonly media: string;
  readonly onchange = null;
  told: boolean;
  constructor(query: string) {
    super();
    this.media = query;
    this.told = answer(query);
    lists.add(this);
  }
  get matches() {
    return answer(this.media);
  }
}

/** Sets the media of the page, with desktop defaults, and notifies listeners about changes. */
export function setMedia(change: Partial<Media> = {}): void {
  media = { ...desktop, ...change };
  // Implements only what the code under test uses: matches, media and the change event.
  window.matchMedia = (query) => new MediaList(query) as unknown as MediaQueryList;
  for (const list of lists) {
    if (list.told === list.matches) continue;
    list.told = list.matches;
    list.dispatchEvent(new Event('change'));
  }
}
