import type { StaffQuestion } from './staff-questions.ts';

interface Asked {
  query?: string;
  filters?: object;
  sort?: string;
  page_number?: number;
  page_size?: number;
}
const ask =
  (list: string) =>
  (asked: Asked): StaffQuestion => ({ path: `rpc/list_${list}`, body: asked });
const companies = ask('clients');
const certificates = ask('certificates');
const articles = ask('articles');

/**
 * Returns the queries of the back-office's long lists, as their screens send them; every company's name
 * contains "konstruksi".
 */
export const listQuestions = (): Record<string, StaffQuestion> => ({
  'companies: first page': companies({}),
  'companies: next page': companies({ page_number: 2 }),
  'companies: page 400': companies({ page_number: 400 }),
  'companies: last changed first': companies({ sort: '-updated_at' }),
  'companies: by province': companies({ sort: 'province' }),
  'companies: a word in every name': companies({ query: 'konstruksi' }),
  'companies: a word in some': companies({ query: 'karya' }),
  'companies: one company': companies({ query: 'adhi alam' }),
  'companies: two letters': companies({ query: 'ad' }),
  'companies: nothing': companies({ query: 'zzzz qqqq' }),
  'companies: NIB': companies({ query: '9980000012345' }),
  'companies: beginning of NIBs': companies({ query: '99800000' }),
  'companies: a certificate’s number': companies({ query: 'SKALA-BG002-' }),
  'companies: one province': companies({ filters: { province: 'Papua' } }),
  'companies: one association': companies({ filters: { association: 'Asosiasi Skala' } }),
  'companies: several provinces': companies({ filters: { province: ['Papua', 'Bali', 'Jawa Barat'] } }),
  'companies: with expired certificates': companies({ filters: { status: 'kedaluwarsa' } }),
  'companies: with withdrawn certificates': companies({ filters: { status: 'dicabut' } }),
  'companies: with expired or suspended certificates': companies({
    filters: { status: ['kedaluwarsa', 'dibekukan'] },
  }),
  'companies: not published': companies({ filters: { published: 'no' } }),
  'companies: a word and two filters': companies({
    query: 'konstruksi',
    filters: { province: 'Papua', status: 'dibekukan' },
  }),
  'companies: trash': companies({ filters: { view: 'trash' }, sort: '-deleted_at' }),
  'companies: choices of the filters': { path: 'rpc/list_choices', body: { list: 'clients' } },
  'certificates: first page': certificates({}),
  'certificates: page 400': certificates({ page_number: 400 }),
  'certificates: by number': certificates({ sort: 'number' }),
  'certificates: expired': certificates({ filters: { status: 'kedaluwarsa' } }),
  'certificates: withdrawn': certificates({ filters: { status: 'dicabut' } }),
  'certificates: expired or withdrawn': certificates({ filters: { status: ['kedaluwarsa', 'dicabut'] } }),
  'certificates: expiring within 30 days': certificates({ filters: { expiring: '30' }, sort: 'expires_on' }),
  'certificates: expiring within 90 days': certificates({ filters: { expiring: '90' }, sort: 'expires_on' }),
  'certificates: classification': certificates({ filters: { category: 'BG' } }),
  'certificates: qualification': certificates({ filters: { qualification: 'besar' } }),
  'certificates: several qualifications': certificates({ filters: { qualification: ['kecil', 'besar'] } }),
  'certificates: several classifications': certificates({ filters: { category: ['BG', 'BS'] } }),
  'certificates: all filters': certificates({
    filters: { status: 'aktif', category: 'BG', qualification: 'kecil', published: 'yes' },
  }),
  'certificates: end of a number': certificates({ query: '012345' }),
  'certificates: beginning of a number': certificates({ query: 'SKALA-BG002-' }),
  'certificates: one number': certificates({ query: 'SKALA-BG002-000080' }),
  'certificates: a word in every company': certificates({ query: 'konstruksi' }),
  'certificates: one company': certificates({ query: 'adhi alam' }),
  'certificates: nothing': certificates({ query: 'zzzz qqqq' }),
  'articles: first page': articles({}),
  'articles: page 400': articles({ page_number: 400 }),
  'articles: by title': articles({ sort: 'title' }),
  'articles: newest first': articles({ sort: '-published_at' }),
  'articles: drafts': articles({ filters: { status: 'draft' } }),
  'articles: scheduled': articles({ filters: { status: 'scheduled' } }),
  'articles: drafts or scheduled': articles({ filters: { status: ['draft', 'scheduled'] } }),
  'articles: several categories': articles({ filters: { category: ['berita', 'pengumuman'] } }),
  'articles: category and author': articles({ filters: { category: 'berita', author: 'Redaksi' } }),
  'articles: a word in every title': articles({ query: 'artikel' }),
  'articles: a word in some': articles({ query: 'jembatan' }),
  'articles: one article': articles({ query: 'skala 98765' }),
  'articles: nothing': articles({ query: 'zzzz qqqq' }),
  'articles: choices of the filters': { path: 'rpc/list_choices', body: { list: 'articles' } },
});
