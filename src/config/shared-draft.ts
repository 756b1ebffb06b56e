/** Shows a draft to whoever has its key, which stands behind the #. Not among the paths, which every visitor downloads. */
export const SHARED_DRAFT = '/auth/pratinjau';
