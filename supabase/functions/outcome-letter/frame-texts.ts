import type { Language } from '../_shared/languages.ts';

interface Words {
  number: string;
  date: string;
  about: string;
  to: string;
  salutation: string;
  closing: string;
  verify: (address: string) => string;
  code: string;
  page: (page: number, of: number) => string;
}

/** Fixed texts of all letters. */
export const frameTexts: Record<Language, Words> = {
  id: {
    number: 'Nomor',
    date: 'Tanggal',
    about: 'Perihal',
    to: 'Kepada',
    salutation: 'Dengan hormat,',
    closing: 'Hormat kami,',
    verify: (address) =>
      `Periksa keaslian surat ini dengan kode QR, atau di ${address} dengan nomor surat dan kode:`,
    code: 'Kode surat',
    page: (page, of) => `Halaman ${page} dari ${of}`,
  },
  en: {
    number: 'Number',
    date: 'Date',
    about: 'Subject',
    to: 'To',
    salutation: 'Dear Sir or Madam,',
    closing: 'Yours faithfully,',
    verify: (address) =>
      `Check that this letter is genuine with the QR code, or at ${address} with the number of the letter and the code:`,
    code: 'Letter code',
    page: (page, of) => `Page ${page} of ${of}`,
  },
};
