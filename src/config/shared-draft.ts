/**
 * Page that shows a shared draft; the key is in the URL hash. Not in `paths`, which every visitor downloads.
 */
export const SHARED_DRAFT = '/auth/pratinjau';
