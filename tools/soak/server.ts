// Serves the site as `npm start` does, and writes samples of its memory and open descriptors to a file.
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import '../../scripts/start.ts';
import type { Sample } from './growth.ts';

const { SOAK_SAMPLES = '', SOAK_EVERY_MS = '' } = process.env;
const DESCRIPTORS = '/proc/self/fd'; // systems other than Linux have no /proc and count none

// Uncollected garbage would hide leaks.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // exposed by V8
const megabytes = (bytes: number) => bytes / 2 ** 20;

setInterval(() => {
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  const descriptors = existsSync(DESCRIPTORS) ? readdirSync(DESCRIPTORS).length : 0;
  const sample: Sample = {
    seconds: process.uptime(),
    values: { 'heap MB': megabytes(heapUsed), 'RSS MB': megabytes(rss), descriptors },
  };
  appendFileSync(SOAK_SAMPLES, `${JSON.stringify(sample)}\n`);
}, Number(SOAK_EVERY_MS)).unref();
