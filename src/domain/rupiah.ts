/**
 * Digits, or groups of three with one separator (2.257.500, 2,257,500, 2 257 500), with or without 'Rp' and
 * ',00'.
 */
const AMOUNT = /^(?:rp\.?\s*)?(\d+|\d{1,3}(?:([., \u00a0])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](?:00|-))?$/i;

/**
 * Parses whole rupiah in Indonesian or English notation; returns undefined for an invalid amount. Rupiah have
 * no fractions, so '2.500' is 2,500.
 */
export function readRupiah(typed: string): number | undefined {
  const digits = AMOUNT.exec(typed.trim())?.[1]?.replace(/\D/g, '');
  return digits === undefined ? undefined : Number(digits);
}
