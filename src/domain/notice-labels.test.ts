import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { noticeAddress } from './notice-labels';

test.each([
  ['arrived', 'complaint', 'a1', `${paths.admin.complaints}?case=a1`],
  ['arrived', 'appeal', 'a1', `${paths.admin.appeals}?case=a1`],
  ['arrived', 'contact', 'a1', `${paths.admin.messages}?case=a1`],
  ['due_soon', 'data_request', null, paths.admin.dataRequests],
  ['paper_ends', 'paper', 'a1', `${paths.admin.legality}?edit=a1`],
  ['holidays_missing', 'holidays', null, `${paths.admin.settings}/holidays`],
  ['surveillance_due', 'certificate', 'A/1 2', `${paths.admin.surveillance}?q=A%2F1%202`],
  ['certificate_ends', 'certificate', 'A/1 2', `${paths.admin.certificates}?q=A%2F1%202`],
  ['decision_waits', 'certificate', 'a1', paths.admin.client('a1')],
  ['review_wanted', 'article', 'a1', paths.admin.newsEdit('a1')],
  ['review_wanted', 'page', 'mitra', paths.admin.cmsEdit('mitra')],
] as const)('the notice %s for %s with the key %j links to %s', (event, kind, key, address) => {
  expect(noticeAddress({ event, kind, key })).toBe(address);
});
