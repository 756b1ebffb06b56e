import { screen, within } from '@testing-library/react';

/** Waits for the toast with this title; its text is title and description. */
export async function findToast(title: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /F8/ });
  const text = await within(region).findByText(title);
  return text.closest('li') ?? text;
}
