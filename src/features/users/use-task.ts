import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { useManagePeople, type Task } from './queries';
import { problemOf } from './users';

/** Asks the function for something and says in a toast what came of it. */
export function useTask() {
  const { t } = useTranslation('users');
  const { mutate, isPending } = useManagePeople();
  const run = (task: Task, done: string, onSettled: () => void = () => undefined) =>
    mutate(task, {
      onSuccess: () => void toast({ title: done }),
      onError: (error) =>
        void toast({
          title: t('refused'),
          description: t(`problem.${problemOf(error)}`),
          variant: 'destructive',
        }),
      onSettled,
    });
  return { run, isPending };
}
