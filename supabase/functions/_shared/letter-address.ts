/** Returns the address of the page that verifies a letter, as in its QR code. */
export const letterAddress = (site: string, { number, code }: { number: string; code: string }): string =>
  `${site}/cek/surat?${new URLSearchParams({ nomor: number, kode: code }).toString()}`;
