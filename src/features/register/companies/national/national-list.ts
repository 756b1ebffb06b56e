import type { ImportColumn, ShownImport } from '@/imports/define-import';
import { certificatesImport } from '@/features/register/certificates/certificates-import';
import { nationalListMessages } from './comparison-messages';

const COMPARED = [
  'number',
  'lpjk_number',
  'nib',
  'company',
  'subclass_code',
  'qualification',
  'issued_on',
  'expires_on',
  'status',
];

/** Makes a column optional: columns that are missing in the list are not compared. */
function optional(column: ImportColumn): ImportColumn {
  const copy = { ...column };
  delete copy.isNeeded;
  return copy;
}

/** List exported from the national register, read like an import of certificates. */
export const nationalList: ShownImport = {
  ...certificatesImport,
  keys: ['number', 'lpjk_number'],
  columns: certificatesImport.columns.filter(({ column }) => COMPARED.includes(column)).map(optional),
  messages: nationalListMessages,
};
