import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { Language } from '../_shared/languages.ts';
import bold from './fonts/bold.json' with { type: 'json' };
import { breakable } from './printable.ts';
import regular from './fonts/regular.json' with { type: 'json' };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

const MARGIN = 54;
const QR_SIZE = 84;
const MUTED = '#475569';
const INK = '#0f172a';

interface Options {
  language: Language;
  title: string;
  author: string;
  /** Date of the letter, also stored as creation date, so that a letter always results in the same file. */
  date: Date;
}

/**
 * Tagged (accessible) A4 document, written from top to bottom. Embeds only the used characters of the fonts.
 */
export class PdfSheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #parts: Uint8Array[] = [];

  constructor({ language, title, author, date }: Options) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, bottom: MARGIN + 10, left: MARGIN, right: MARGIN },
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: date, ModDate: date },
    });
    this.#pdf.on('data', (part: Uint8Array) => this.#parts.push(part));
    this.#pdf.registerFont('regular', bytesOf(regular));
    this.#pdf.registerFont('bold', bytesOf(bold));
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  #add(tag: string, draw: () => void) {
    this.#root.add(this.#pdf.struct(tag, {}, draw));
  }

  /** Draws a picture at the left, on a separate line. */
  picture(bytes: Uint8Array, alt: string) {
    const pdf = this.#pdf;
    this.#root.add(
      pdf.struct('Figure', { alt }, () => {
        pdf.image(bytes as Buffer, MARGIN, pdf.y, { fit: [120, 48] });
      }),
    );
    pdf.y += 56;
  }

  text(text: string, look: { bold?: true; muted?: true; size?: number; gap?: number; tag?: string } = {}) {
    if (text === '') return;
    const { size = 10, gap = 6, tag = 'P' } = look;
    this.#add(tag, () => {
      this.#pdf
        .font(look.bold ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(look.muted ? MUTED : INK)
        .text(breakable(text), MARGIN, this.#pdf.y, { lineGap: 2, width: this.#width });
    });
    this.#pdf.y += gap;
  }

  /** Writes a heading and keeps it with the text after it. */
  heading(text: string, level: 1 | 2) {
    this.keepTogether(60);
    this.text(text, {
      bold: true,
      size: level === 1 ? 16 : 11.5,
      gap: level === 1 ? 10 : 4,
      tag: `H${level}`,
    });
  }

  /** Writes a label with this width in points, and its value, on one line. */
  fact(name: string, value: string, width = 90) {
    const pdf = this.#pdf;
    this.#add('P', () => {
      const top = pdf.y;
      pdf.font('regular').fontSize(10).fillColor(MUTED).text(name, MARGIN, top, { width });
      const left = width + 6;
      pdf
        .fillColor(INK)
        .text(breakable(value), MARGIN + left, top, { width: this.#width - left, lineGap: 1 });
    });
    pdf.y += 2;
  }

  space(height: number) {
    this.#pdf.y += height;
  }

  rule() {
    const { y } = this.#pdf;
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.#width, y)
      .lineWidth(1)
      .strokeColor(MUTED)
      .stroke();
    this.#pdf.endMarkedContent();
    this.#pdf.y += 14;
  }

  /** Starts a new page if less than this height is left. */
  keepTogether(height: number) {
    const { page, y } = this.#pdf;
    if (y + height > page.height - page.margins.bottom) this.#pdf.addPage();
  }

  /** Draws a QR code with text to its right. */
  code(address: string, alt: string, lines: readonly string[]) {
    this.keepTogether(QR_SIZE + 20);
    const pdf = this.#pdf;
    const top = pdf.y;
    const { data, size } = encode(address, { ecc: 'M', border: 0 });
    const step = QR_SIZE / size;
    this.#root.add(
      pdf.struct('Figure', { alt }, () => {
        pdf.fillColor('#000000');
        data.forEach((row, y) =>
          row.forEach((isDark, x) => {
            if (isDark) pdf.rect(MARGIN + x * step, top + y * step, step + 0.05, step + 0.05);
          }),
        );
        pdf.fill();
      }),
    );
    pdf.y = top;
    for (const line of lines)
      this.#add('P', () => {
        const left = MARGIN + QR_SIZE + 16;
        pdf.font('regular').fontSize(9).fillColor(INK);
        pdf.text(line, left, pdf.y, { width: this.#width - QR_SIZE - 16, lineGap: 2 });
      });
    pdf.y = Math.max(pdf.y, top + QR_SIZE) + 10;
  }

  /** Writes the footer of all pages and returns the file. */
  async end(footer: (page: number, of: number) => string): Promise<Uint8Array<ArrayBuffer>> {
    const pdf = this.#pdf;
    this.#root.end();
    const { start, count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(start + page);
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination' });
      pdf.font('regular').fontSize(8).fillColor(MUTED);
      const at = pdf.page.height - MARGIN + 10;
      pdf.text(footer(page + 1, count), MARGIN, at, {
        width: this.#width,
        align: 'center',
        lineBreak: false,
      });
      pdf.endMarkedContent();
    }
    const ended = new Promise<void>((resolve, reject) => {
      pdf.on('end', resolve);
      pdf.on('error', reject);
    });
    pdf.end();
    await ended;
    const whole = new Uint8Array(this.#parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  get #width() {
    return this.#pdf.page.width - 2 * MARGIN;
  }
}
