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

/** No column is required: what the list lacks is not compared. */
function optional(column: ImportColumn): ImportColumn {
  const copy = { ...column };
  delete copy.isNeeded;
  return copy;
}

/** List exported from the national register, read like a file of certificates. */
export const nationalList: ShownImport = {
  ...certificatesImport,
  keys: ['number', 'lpjk_number'],
  columns: certificatesImport.columns.filter(({ column }) => COMPARED.includes(column)).map(optional),
  messages: nationalListMessages,
};
