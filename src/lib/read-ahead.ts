import { useQueryClient, type QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';

/** Asks for rows before a screen does, which finds them in the cache. A failure is the screen's to show: it asks again. */
export type Ask = <Data, Key extends QueryKey>(query: {
  queryKey: Key;
  queryFn?: QueryFunction<Data, Key>;
}) => void;

export const readAhead =
  (client: QueryClient): Ask =>
  (query) =>
    void client.query(query).catch(() => undefined);

/** For what will probably be opened next; nothing for somebody who saves data. */
export function useReadAhead(): Ask {
  const client = useQueryClient();
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  return savesData ? () => undefined : readAhead(client);
}
