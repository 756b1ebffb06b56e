import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startTexts } from '@tests/support/texts';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from './dialog';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu';

/** Delays the download of the module that finds the heading, as on a slow connection. */
const download = vi.hoisted(() => {
  let arrive = () => {};
  const promise = new Promise<void>((resolve) => (arrive = resolve));
  return { promise, arrive: () => arrive(), isAsked: false };
});
vi.mock('@/lib/focus-heading', async (importOriginal) => {
  download.isAsked = true;
  await download.promise;
  return importOriginal();
});

beforeAll(() => startTexts());

it('a dialog has a name and description, traps the focus, and restores it on Escape', async () => {
  const user = userEvent.setup();
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Buka</button>
        <Dialog open={open} onOpenChange={setOpen} title="Ubah FAQ" description="Dalam dua bahasa.">
          <input aria-label="Pertanyaan" />
        </Dialog>
      </>
    );
  }
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Buka' }));
  const dialog = screen.getByRole('dialog', { name: 'Ubah FAQ' });
  expect(dialog).toHaveAccessibleDescription('Dalam dua bahasa.');
  // The first field, not the close button before it: Enter would close the dialog.
  expect(within(dialog).getByRole('textbox', { name: 'Pertanyaan' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a dialog opened from a menu restores the focus to the button of that menu', async () => {
  const user = userEvent.setup();
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu>
          <DropdownMenuTrigger>Tindakan</DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={() => setOpen(true)}>Ubah</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Dialog open={open} onOpenChange={setOpen} title="Ubah FAQ" />
      </>
    );
  }
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Tindakan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Ubah' }));
  // Without a field, the heading has the focus.
  expect(await screen.findByRole('heading', { name: 'Ubah FAQ' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tindakan' })).toHaveFocus());
});

it('a confirmation focuses cancel, so that Enter is harmless', async () => {
  const user = userEvent.setup();
  const [confirm, change] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog
      open
      onOpenChange={change}
      title="Hapus “Biaya”?"
      message="Dapat dipulihkan 30 hari."
      confirmLabel="Hapus"
      onConfirm={confirm}
      tone="danger"
    />,
  );
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  expect(change).toHaveBeenCalledWith(false);
  await user.click(screen.getByRole('button', { name: 'Hapus' }));
  expect(confirm).toHaveBeenCalledOnce();
});

it('does not move the focus from a field focused while a dialog opens', async () => {
  const windowOf = (open: boolean) => (
    <main>
      <h1>Daftar</h1>
      <input aria-label="Cari" />
      <Dialog open={open} onOpenChange={() => undefined} title="Pintasan" />
    </main>
  );
  // Opened without any focus, as by a global shortcut, so that there is no element to return to.
  const { rerender } = render(windowOf(true));
  rerender(windowOf(false));
  await waitFor(() => expect(download.isAsked).toBe(true));
  screen.getByRole('textbox', { name: 'Cari' }).focus();
  download.arrive();
  await vi.dynamicImportSettled();
  expect(screen.getByRole('textbox', { name: 'Cari' })).toHaveFocus();
});
