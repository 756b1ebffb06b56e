type Question = { rpc: string; args: object };

const register = (query: string, filters: object = {}, page_number = 1): Question => ({
  rpc: 'search_register',
  args: { query, filters, page_number },
});
const check = (query: string): Question => ({ rpc: 'check_certificate', args: { query } });
const site = (query: string, language = 'id'): Question => ({
  rpc: 'search_site',
  args: { query, language },
});

/** Visitors' queries of register and search, including the slowest: every name contains "konstruksi". */
export const questions: Record<string, Question> = {
  'register: first page': register(''),
  'register: page 50': register('', {}, 50),
  'register: one company': register('adhi alam'),
  'register: a word in every name': register('konstruksi'),
  'register: a word in every name, page 50': register('konstruksi', {}, 50),
  'register: a word in some names': register('karya'),
  'register: a typing error': register('samudra karsa'),
  'register: nothing': register('zzzz qqqq'),
  'register: a former name': register('bekas adhi alam'),
  'register: a word in every former name': register('bekas'),
  'register: NIB': register('9980000012345'),
  'register: beginning of a number': register('SKALA-BG002-'),
  'register: a number without its hyphens': register('skalabg002 0000'),
  'register: code of a subclassification': register('BG002'),
  'register: a legal form': register('PT'),
  'register: an unused legal form': register('UD'),
  'register: province': register('', { province: 'Papua' }),
  'register: status': register('', { status: 'dicabut' }),
  'register: expired': register('', { status: 'kedaluwarsa' }),
  'register: qualification': register('', { qualification: 'kecil' }),
  'register: classification': register('', { category: 'BG' }),
  'register: subclassification': register('', { subclass: 'BG002' }),
  'register: filters that exclude each other': register('', { category: 'BG', qualification: 'spesialis' }),
  'register: all filters': register('', {
    province: 'Papua',
    subclass: 'BG002',
    qualification: 'kecil',
    status: 'aktif',
  }),
  'register: a word in every name, status': register('konstruksi', { status: 'dicabut' }),
  'register: names backwards': { rpc: 'search_register', args: { sort: 'name_down' } },
  'register: by province': { rpc: 'search_register', args: { sort: 'province', page_number: 50 } },
  'register: a status on a day': register('', { status: 'dibekukan', on_date: '2026-03-03' }),
  'register: valid on a day, a classification': register('', {
    status: 'aktif',
    category: 'BG',
    on_date: '2026-03-03',
  }),
  'register: a KBLI code on a day': register('', { kbli: '41012', on_date: '2026-03-03' }),
  'register: qualification and status on a day': register('', {
    qualification: 'besar',
    status: 'dibekukan',
    on_date: '2026-03-03',
  }),
  'register: as a table': { rpc: 'export_register', args: { filters: { status: 'dicabut' } } },
  'suspended and withdrawn': { rpc: 'ended_certificates', args: { page_number: 3 } },
  'suspended and withdrawn, filtered': {
    rpc: 'ended_certificates',
    args: { filters: { status: 'dicabut', category: 'BG', province: 'Papua' } },
  },
  'changes, filtered': {
    rpc: 'certificate_changes',
    args: { most: 100, filters: { status: 'dibekukan', province: 'Papua' } },
  },
  'check: number': check('SKALA-BG002-000080'),
  'check: NIB': check('9980000012345'),
  'check: a word in every name': check('konstruksi'),
  'check: nothing': check('TIDAK-ADA-1'),
  'search: a word in every company': site('konstruksi'),
  'search: a word in every article': site('sertifikat'),
  'search: a word in some articles': site('jembatan'),
  'search: two words': site('surveilans asesor'),
  'search: in English': site('certificate', 'en'),
  'search: nothing': site('zzzzqqqq'),
};
