import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Accept, LibraryFile, MediaRow } from './media-file';
import { libraryFile } from './media-file';
import { prepareReplacement, type MediaFileProblem } from './prepare-file';
import { removeFile } from './remove-file';
import { sendContent } from './send-file';

export const LIBRARY_PAGE_SIZE = 24;
export type LibraryState = 'kept' | 'undescribed' | 'unused' | 'unfinished' | 'trash';

export interface LibraryFilter {
  words: string;
  accept: Accept;
  state: LibraryState;
  /** Page number, from 1. */
  page: number;
}

// The generated type of the function has no nulls; MediaRow does.
const filesOf = (rows: unknown) => (rows as MediaRow[]).map(libraryFile);

/** Reads a page of the library, newest first. */
export const libraryQuery = ({ words, accept, state, page }: LibraryFilter) =>
  queryOptions({
    queryKey: ['media', 'library', words, accept, state, page] as const,
    queryFn: async ({ signal }) => {
      const kind = accept === 'any' ? {} : { kind: accept };
      const call = database().rpc('search_media', {
        words,
        ...kind,
        state,
        page,
        page_size: LIBRARY_PAGE_SIZE,
      });
      const files = filesOf(unwrapRows(await call.abortSignal(signal)));
      return { files: files.slice(0, LIBRARY_PAGE_SIZE), hasMore: files.length > LIBRARY_PAGE_SIZE };
    },
    placeholderData: keepPreviousData,
    meta: { table: 'media', silent: true },
  });

/** Reads a file in any state; null if it does not exist. */
export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'file', id] as const,
    queryFn: async ({ signal }) =>
      filesOf(unwrapRows(await database().rpc('search_media', { file_id: id }).abortSignal(signal)))[0] ??
      null,
    meta: { table: 'media', silent: true },
  });

/** Reads the rows that use a file, for admins and editors. */
export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: ['media', 'usage', id] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('media_usage', { media_id: id }).abortSignal(signal)),
    staleTime: 0,
    meta: { table: 'media', silent: true },
  });
export type Use = Awaited<ReturnType<NonNullable<ReturnType<typeof usageQuery>['queryFn']>>>[number];

const meta = { table: 'media' };

/** Deletes a file in the trash permanently. */
export const useRemoveFile = () => useMutation({ mutationFn: removeFile, meta });

/** Thrown for content that cannot replace the file's. */
export class UnfitFileError extends Error {
  readonly problem: MediaFileProblem;
  constructor(problem: MediaFileProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface Replacement {
  old: LibraryFile;
  file: File;
  /** Focal point of the new content if it differs. */
  focus?: { x: number; y: number } | undefined;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Replaces the content under a file's address. @throws UnfitFileError, AppError */
export const useReplaceFile = () =>
  useMutation({
    mutationFn: async ({ old, file, focus, ...sending }: Replacement) => {
      const prepared = await prepareReplacement(file, old);
      if (typeof prepared === 'string') throw new UnfitFileError(prepared);
      await sendContent(prepared, sending);
      const { width, height, bytes, colour, name } = prepared;
      const replaced_at = new Date().toISOString();
      const focal = focus && { focal_x: focus.x, focal_y: focus.y };
      const values = { width, height, bytes, colour, original_name: name, replaced_at, ...focal };
      unwrap(await database().from('media').update(values).eq('id', old.id).select('id').single());
    },
    meta,
  });
