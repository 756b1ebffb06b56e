import { ApiError, runAsCaller, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';

export interface ListRequest {
  prefix?: string;
  search?: string;
  limit?: number;
  offset?: number;
  sortBy?: { column?: string; order?: string };
}

const sortable = ['name', 'created_at', 'updated_at', 'last_accessed_at'];

/** Lists a folder: files with their metadata, subfolders by name only. */
export async function list(context: Context, claims: Claims, bucket: string, request: ListRequest) {
  if (typeof (request.prefix ?? '') !== 'string')
    throw new ApiError(400, 'invalid_prefix', 'prefix must be text');
  const prefix = request.prefix ? request.prefix.replace(/\/*$/, '/') : '';
  const wanted = request.sortBy?.column ?? 'name';
  // Column and direction come from fixed lists, because they cannot be parameters.
  const column = sortable.includes(wanted) ? wanted : 'name';
  const direction = request.sortBy?.order === 'desc' ? 'desc' : 'asc';
  const rows = await runAsCaller(context, claims, (tx) =>
    tx.query(
      `with below as (
         select *, substr(name, length($2) + 1) as rest from storage.objects
         where bucket_id = $1 and starts_with(name, $2)
       ), entries as (
         select distinct on (split_part(rest, '/', 1)) split_part(rest, '/', 1) as name,
           case when rest like '%/%' then null else id end as id,
           case when rest like '%/%' then null else updated_at end as updated_at,
           case when rest like '%/%' then null else created_at end as created_at,
           case when rest like '%/%' then null else last_accessed_at end as last_accessed_at,
           case when rest like '%/%' then null else metadata end as metadata
         from below order by split_part(rest, '/', 1)
       )
       select * from entries where name ilike $3 order by ${column} ${direction}, name limit $4 offset $5`,
      [bucket, prefix, `${request.search ?? ''}%`, request.limit ?? 100, request.offset ?? 0],
    ),
  );
  return Response.json(rows);
}
