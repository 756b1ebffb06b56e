import { firstHomePage, readManifest, totalBytes } from '../../tests/contract/build-manifest.ts';
import { buildWhenStale } from '../../scripts/start/build.ts';
import type { Measure } from './part.ts';

/** Measures the bytes of the home page on a first visit, with the compression of typical hosts. */
export const measurePage: Measure = async (show) => {
  await buildWhenStale();
  const { scripts, styles, fonts } = firstHomePage(readManifest());
  const kilobytes = (files: string[]) => ({ kb: totalBytes(files) / 1000 });
  show({
    title: 'First home page, KB brotli',
    rows: { scripts: kilobytes(scripts), styles: kilobytes(styles), fonts: kilobytes(fonts) },
  });
};
