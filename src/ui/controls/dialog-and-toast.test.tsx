import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTexts } from '@tests/support/texts';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { removeToast, toast } from '@/ui/toast/toast';
import { Toaster } from '@/ui/toast/toaster';
import { Dialog } from './dialog';

beforeAll(() => startTexts());
afterEach(() => removeToast());

function Example() {
  const [open, setOpen] = useState(true);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Dialog open={open} onOpenChange={setOpen} title="Ubah FAQ">
        <button onClick={() => setAsked(true)}>Hapus</button>
      </Dialog>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Hapus FAQ?"
        message="Untuk selamanya."
        confirmLabel="Ya"
        onConfirm={() => {}}
      />
      <Toaster />
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Example />);
  await screen.findByRole('dialog', { name: 'Ubah FAQ' });
  return user;
}
async function notice() {
  toast({ title: 'Sambungan terputus', variant: 'destructive' });
  await screen.findByText('Sambungan terputus');
}

it('Escape closes a dialog even if a toast has appeared since it was opened', async () => {
  const user = await open();
  await notice();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Ubah FAQ')).not.toBeInTheDocument());
});

it('Escape closes only the upper one of two dialogs', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  await screen.findByRole('dialog', { name: 'Hapus FAQ?' });
  await notice();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Hapus FAQ?')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Ubah FAQ' })).toBeInTheDocument();
});
