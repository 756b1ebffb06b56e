import type { Locator, Page } from '@playwright/test';

type Pressable = 'button' | 'link' | 'menuitem' | 'tab';
type Choosable = 'radio' | 'checkbox';

/**
 * One way of using a page: with a screen reader, by keyboard or by touch. Journeys are written once for all
 * of them, in roles and names. While a dialog is open, the page behind it cannot be reached.
 */
export interface InputMode {
  open: (path: string) => Promise<void>;
  press: (role: Pressable, name: Name) => Promise<void>;
  /** Replaces the value of the field. */
  write: (name: Name, words: string, role?: 'textbox' | 'searchbox') => Promise<void>;
  choose: (role: Choosable, name: Name) => Promise<void>;
  /** Selects an option of a native select element. */
  select: (name: Name, option: string) => Promise<void>;
  /**
   * Expects the text: with a screen reader, in an announcement or the description of the focused element;
   * otherwise on the page, visible unless it is meant only for screen readers.
   */
  expectText: (words: Name) => Promise<void>;
  /**
   * Compares the accessibility snapshot of the main part or the open dialog. Checked only with a screen
   * reader.
   */
  expectSnapshot: (snapshot: string) => Promise<void>;
}

/** Returns the open dialog, or the whole page. */
export async function reachablePart(page: Page): Promise<Locator> {
  const window = page.getByRole('dialog');
  return (await window.count()) > 0 ? window.last() : page.locator('body');
}

export type Name = string | RegExp;

/** Returns the only reachable element with this role and exact name. */
export const findIn = async (page: Page, role: Parameters<Page['getByRole']>[0], name: Name) =>
  (await reachablePart(page)).getByRole(role, { name, exact: true });

/** Returns a case-sensitive pattern that matches the text anywhere in a longer one. */
export const within = (words: Name): RegExp =>
  typeof words === 'string' ? new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)) : words;
