/** Shows a draft, given the key in the URL hash. Not in `paths`, which every visitor downloads. */
export const SHARED_DRAFT = '/auth/pratinjau';
