import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { usersMessages } from './messages';
import { useManagePeople, type UserTask } from './queries';
import { taskProblem } from './users';

/**
 * Runs a task of the edge function and shows its result in a toast, even if the row was unmounted meanwhile.
 */
export function useUserTask() {
  const { t } = useTexts(usersMessages);
  const { mutateAsync, isPending } = useManagePeople();
  const run = (task: UserTask, done: string, onSettled: () => void = () => undefined) =>
    void mutateAsync(task)
      .then(
        () => toast({ title: done }),
        (error: unknown) =>
          toast({
            title: t('refused'),
            description: t(`problem.${taskProblem(error)}`),
            variant: 'destructive',
          }),
      )
      .then(onSettled);
  return { run, isPending };
}
