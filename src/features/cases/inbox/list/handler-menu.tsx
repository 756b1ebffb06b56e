import { UserRound } from 'lucide-react';
import { Button } from '@/ui/controls/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { LOADING, useColleagues } from '@/features/cases/inbox/use-colleagues';
import { useProfile } from '@/session/profile';

interface HandlerMenuProps {
  isPending: boolean;
  /** Receives the colleague's id (null for no one) and name. */
  onGive: (person: string | null, name: string) => void;
}

/** Renders a menu of possible handlers, the current user first, and no one. */
export function HandlerMenu({ isPending, onGive }: HandlerMenuProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const me = useProfile().data?.id;
  const { staff, handlers, isFailed } = useColleagues();
  const meFirst = [...handlers.filter(({ id }) => id === me), ...handlers.filter(({ id }) => id !== me)];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="secondary" isPending={isPending}>
          <UserRound aria-hidden />
          {t('assign.chosen')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>{t('assign.title')}</DropdownMenuLabel>
        {meFirst.map(({ id, full_name: name }) => (
          <DropdownMenuItem key={id} onSelect={() => onGive(id, name)}>
            {id === me ? t('assign.me', { name }) : name}
          </DropdownMenuItem>
        ))}
        {!staff && <DropdownMenuItem disabled>{isFailed ? t('namesFailed') : LOADING}</DropdownMenuItem>}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onGive(null, '')}>{t('nobody')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
