// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { CONTENT_LANGUAGES } from '../_shared/languages.ts';
import { noticeAddress, noticeLabels, type NoticeEvent, type NoticeKind } from '../_shared/notice-labels.ts';
import { styleOf } from './mail-style.ts';
import { mailContent, type DueMail } from './mail-content.ts';
import { reporterMailTexts } from './reporter-mail-texts.ts';

const SITE = 'https://lsbu.example.id';
const LOGO = `${SITE}/media/a1/logo-480w.png`;
/** A name that contains markup and a foreign link. */
const HOSTILE = `</p><script>alert(1)</script><img src="https://evil.example/p.gif" onerror='x()'> &amp; https://evil.example/masuk ${SITE}.evil.example/x ${SITE}@evil.example/ javascript:alert(1)`;
const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[];

const style = styleOf(
  { logo: 'LSBU "Contoh" <b>', logo_url: '/media/a1/logo-800w.png#30,40,ffffff', colours: undefined },
  SITE,
);

/** Every kind of mail, with hostile text in every field that users can fill. */
const mails: DueMail[] = CONTENT_LANGUAGES.flatMap((language) => {
  const usual = {
    id: 'b1d0c8f2-0000-4000-8000-000000000001',
    language,
    email: 'a@pelapor.example.id',
    number: 'KEL-2026-000012',
    site_name: `LSBU ${HOSTILE}`,
    site_name_en: null,
    reply_to: 'kantor@lsbu.example.id',
  };
  const cases = keysOf(reporterMailTexts[language].events).flatMap((event) =>
    keysOf(reporterMailTexts[language].kinds).map((kind): DueMail => {
      const days = { first_response_due_at: '2026-11-20', due_at: '2026-12-20' };
      const code = event === 'code' ? 'ABCD-EF23' : null;
      return { ...usual, ...days, kind, event, status: 'diproses', letter: HOSTILE, access_code: code };
    }),
  );
  const items = keysOf<NoticeEvent>(noticeLabels[language].events).flatMap((event) =>
    keysOf<NoticeKind>(noticeLabels[language].kinds).map((kind) => ({
      event,
      kind,
      number: HOSTILE,
      key: 'a&b <c>',
      due_at: '2026-12-01',
    })),
  );
  const company = { name: HOSTILE, company: HOSTILE, more: 2, kind: 'client' as const };
  const decided = {
    ...({ about: 'decision', number: HOSTILE, due_on: '2026-12-01', until: null } as const),
    ...{ annulled_kind: null, from_beginning: false },
  };
  return [
    ...cases,
    { ...usual, kind: 'staff', items, more: 3 },
    {
      ...usual,
      kind: 'contact',
      answer: `Baik.\n\n${HOSTILE}\n- satu`,
      files: [HOSTILE],
      access_code: 'ABCD-EF23',
    },
    {
      ...usual,
      ...company,
      event: 'reminder',
      items: [{ about: 'expiry', number: HOSTILE, due_on: '2026-12-01' }],
    },
    {
      ...usual,
      ...company,
      event: 'decision',
      items: [
        {
          ...decided,
          ...({ kind: 'suspend', ground: 'surveilans', appeal_until: '2026-12-21' } as const),
          letter: { number: HOSTILE, code: 'ABCD-EF23-GH45' },
        },
        { ...decided, kind: 'correct', ground: null, from_beginning: true },
        { ...decided, kind: 'annul', ground: null, annulled_kind: 'withdraw' },
      ],
    },
  ];
});

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const plain = (text: string) =>
  text
    .replace(/^-{40}$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('an HTML mail', () => {
  it.each(mails.map((mail, index) => [`${String(index)} ${mail.language} ${mail.kind}`, mail] as const))(
    '%s contains the same text, without scripts or foreign links',
    (_name, mail) => {
      const { text, html, subject } = mailContent(mail, style, SITE);
      const page = parse(html);
      expect(page.documentElement.lang).toBe(mail.language);
      expect(page.title.replace(/\s+/g, ' ').trim()).toBe(subject.replace(/\s+/g, ' ').trim());
      expect(plain(page.body.textContent)).toBe(plain(text));
      expect(page.querySelectorAll('script, iframe, form, link, object, svg')).toHaveLength(0);
      const [logo, ...others] = page.querySelectorAll('img');
      expect([logo?.src, logo?.alt, others]).toEqual([LOGO, 'LSBU "Contoh" <b>', []]);
      for (const element of page.querySelectorAll('*'))
        for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
      for (const link of page.querySelectorAll('a')) {
        expect(new URL(link.href).origin).toBe(SITE);
        expect(link.textContent).toBe(link.getAttribute('href'));
      }
    },
  );

  it.each([
    ['id', 'Status banding BND-2026-000012 sekarang: '],
    ['en', 'The status of appeal BND-2026-000012 is now: '],
  ])('writes the kind in lower case inside a sentence (%s)', (language, sentence) => {
    const moved = mails.find(
      (mail) => mail.kind === 'appeal' && mail.event === 'moved' && mail.language === language,
    );
    if (moved?.kind !== 'appeal') throw new Error('no mail about an appeal');
    expect(mailContent({ ...moved, number: 'BND-2026-000012' }, style, SITE).text).toContain(sentence);
  });

  it('links to each letter, and announces a letter only for decisions without one', () => {
    const mail = mails.find(({ kind, language }) => kind === 'client' && language === 'id');
    if (mail?.kind !== 'client') throw new Error('no mail to a company');
    const withdrawn = {
      ...({ about: 'decision', number: 'A-1', due_on: '2026-12-01', kind: 'withdraw', until: null } as const),
      ...({ annulled_kind: null, from_beginning: false, ground: null, appeal_until: '2026-12-21' } as const),
      letter: { number: '012/SH/XII/2026', code: 'ABCD-EF23-GH45' },
    };
    const textOf = (items: (typeof withdrawn | (Omit<typeof withdrawn, 'letter'> & { letter: null }))[]) =>
      mailContent({ ...mail, event: 'decision', items }, style, SITE).text;
    const address = `${SITE}/cek/surat?nomor=012%2FSH%2FXII%2F2026&kode=ABCD-EF23-GH45`;
    expect(textOf([withdrawn])).toContain(
      `- A-1: dicabut sejak 1 Desember 2026; banding paling lambat 21 Desember 2026\n  Surat 012/SH/XII/2026: ${address}`,
    );
    expect(textOf([withdrawn])).not.toContain('tersendiri');
    expect(textOf([withdrawn, { ...withdrawn, letter: null }])).toContain('kami sampaikan tersendiri');
  });

  it.each([
    [null, ': suspended since 1 December 2026'],
    ['2027-01-31', ': suspended from 1 December 2026 until 31 January 2027'],
  ])('shows the days of a suspension until %s', (until, sentence) => {
    const mail = mails.find(({ kind, language }) => kind === 'client' && language === 'en');
    if (mail?.kind !== 'client') throw new Error('no mail to a company');
    const items = [
      {
        about: 'decision',
        number: 'A-1',
        due_on: '2026-12-01',
        kind: 'suspend',
        annulled_kind: null,
        from_beginning: false,
        ground: null,
        until,
      } as const,
    ];
    expect(mailContent({ ...mail, event: 'decision', items }, style, SITE).text).toContain(sentence);
  });

  it('links to its page, without the punctuation at the end of the sentence', () => {
    const staff = mails.find(({ kind }) => kind === 'staff');
    if (staff?.kind !== 'staff') throw new Error('no mail to staff');
    const page = parse(mailContent(staff, style, SITE).html);
    const links = Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href'));
    const screens = staff.items.map((item) => noticeAddress(item));
    expect(screens).toContain('/admin/keluhan?case=a%26b%20%3Cc%3E');
    expect(new Set(links)).toEqual(new Set([...screens, '/admin/profil'].map((path) => `${SITE}${path}`)));
  });
});

describe('the mail style', () => {
  it('uses the brand colour of each theme', () => {
    const colours = { light: { primary: '#7a1f2b' }, dark: { primary: '#f0a7ae' } };
    expect(styleOf({ colours }, SITE)).toMatchObject({ light: '#7a1f2b', dark: '#f0a7ae' });
    const usual = { light: '#154470', dark: '#87c2f0' };
    for (const wrong of [null, [], { colours: 'red' }, { colours: { light: { primary: 'red;}' } } }])
      expect(styleOf(wrong, SITE)).toMatchObject(usual);
  });

  it.each([
    ['/media/a1/logo-800w.png', LOGO],
    ['/media/a1/logo-300w.jpg#1,2', `${SITE}/media/a1/logo-300w.jpg`],
    ['/media/a1/lambang.png', `${SITE}/media/a1/lambang.png`],
    // Foreign origin, unsupported image type, invalid address.
    ['https://evil.example/logo.png', undefined],
    ['//evil.example/media/logo.png', undefined],
    ['/media/a1/logo.svg', undefined],
    ['/media/a1/x" onerror="y.png', undefined],
    ['', undefined],
    [7, undefined],
  ])('shows the logo %s as %s', (logo_url, address) => {
    expect(styleOf({ logo_url }, SITE).logo).toBe(address);
  });

  it('shows the name instead of the logo if the address of the site is missing', () => {
    const bare = styleOf({ logo_url: '/media/a1/logo-800w.png' }, '');
    expect(bare.logo).toBeUndefined();
    const [mail] = mails;
    if (!mail) throw new Error('no mail');
    const page = parse(mailContent(mail, bare, '').html);
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('strong')?.textContent).toBe(mail.site_name);
    expect(page.querySelector('a')).toBeNull();
  });
});
