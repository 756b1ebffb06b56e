import { screen, within } from '@testing-library/react';

/** The toast with this title, once it shows; its text is title and description. */
export async function findToast(title: string): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /F8/ });
  const text = await within(region).findByText(title);
  return text.closest('li') ?? text;
}
