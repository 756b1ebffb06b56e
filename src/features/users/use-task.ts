import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { usersMessages } from './messages';
import { useManagePeople, type Task } from './queries';
import { problemOf } from './users';

/** Asks the function for something and says in a toast what came of it, also when the person has left the list by then. */
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
