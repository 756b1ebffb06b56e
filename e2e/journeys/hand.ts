import type { Locator, Page } from '@playwright/test';

type Pressable = 'button' | 'link' | 'menuitem' | 'tab';
type Choosable = 'radio' | 'checkbox';

/**
 * One way of using a page: with a screen reader, by keyboard alone, or by touch alone. A journey is written once for
 * all of them, in roles and names. While a window is open, what lies under it cannot be reached.
 */
export interface Hand {
  open: (path: string) => Promise<void>;
  press: (role: Pressable, name: Name) => Promise<void>;
  /** Replaces what the field holds. */
  write: (name: Name, words: string, role?: 'textbox' | 'searchbox') => Promise<void>;
  choose: (role: Choosable, name: Name) => Promise<void>;
  /** An entry of a list that the browser draws. */
  pick: (name: Name, option: string) => Promise<void>;
  /**
   * A screen reader says it, by itself or for the element that has the focus by now; for the other hands it stands on
   * the page, if it is to be seen at all.
   */
  hears: (words: Name) => Promise<void>;
  /** The page's main part, or the window over it, is built so; only a screen reader looks. */
  finds: (snapshot: string) => Promise<void>;
}

/** The window that is open, or else the whole page. */
export async function inReach(page: Page): Promise<Locator> {
  const window = page.getByRole('dialog');
  return (await window.count()) > 0 ? window.last() : page.locator('body');
}

export type Name = string | RegExp;

/** The one element in reach with this role and exactly this name. */
export const findIn = async (page: Page, role: Parameters<Page['getByRole']>[0], name: Name) =>
  (await inReach(page)).getByRole(role, { name, exact: true });

/** Words as they stand in a longer text, capitals included. */
export const within = (words: Name): RegExp =>
  typeof words === 'string' ? new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)) : words;
