import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { usersMessages } from './messages';
import { useManagePeople, type Task } from './queries';
import { problemOf } from './users';

/**
 * Runs a task of the edge function and shows its result in a toast, even if the row was unmounted meanwhile.
 */
export function useTask() {
  const { t } = useTexts(usersMessages);
  const { mutateAsync, isPending } = useManagePeople();
  const run = (task: Task, done: string, onSettled: () => void = () => undefined) =>
    void mutateAsync(task)
      .then(
        () => toast({ title: done }),
        (error: unknown) =>
          toast({
            title: t('refused'),
            description: t(`problem.${problemOf(error)}`),
            variant: 'destructive',
          }),
      )
      .then(onSettled);
  return { run, isPending };
}
