/** Certificate as needed by its actions; `status` is today's, or the decided one. */
export interface Certificate {
  id: string;
  clientId: string;
  number: string;
  status: string;
  issuedOn: string;
  /** True if it was ever public. Then only decisions change it. */
  isOnRecord: boolean;
  /** True if certificate and company are published. */
  isPublic: boolean;
}
