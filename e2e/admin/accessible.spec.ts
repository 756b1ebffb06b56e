import { expectNoSeriousAxe, themesIn } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { FAQ_ADMIN, test } from '../support/questions.ts';

/** States of back-office screens. e2e/journeys/admin-screens.spec.ts opens the screens themselves. */
const places = [
  { name: 'dashboard', address: () => '/admin' },
  { name: 'list of questions', address: () => FAQ_ADMIN },
  { name: 'a question open', address: (id: string) => `${FAQ_ADMIN}?edit=${id}` },
  { name: 'a new question', address: () => `${FAQ_ADMIN}?new=1` },
  { name: 'trash', address: () => `${FAQ_ADMIN}?view=trash` },
  { name: 'unknown screen', address: () => '/admin/tidak-ada' },
];

for (const { name, address } of places) {
  test(`${name} is accessible in both themes and fits the screen`, async ({
    page,
    service,
    signIn,
    addQuestions,
  }) => {
    const [own, trashed] = await addQuestions('Untuk dibuka', 'Di sampah');
    const deleted_at = new Date().toISOString();
    await service.from('faq').update({ deleted_at }).eq('id', trashed!.id).throwOnError();
    await signIn(page, 'admin');
    await page.goto(address(own!.id));
    // An open dialog hides the page heading from the accessibility tree.
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog'))).toHaveCount(1);
    if (name.includes('question') && !name.startsWith('list'))
      await expect(page.getByRole('textbox', { name: /\(Indonesia\)$/ })).toHaveCount(2);
    if (name === 'trash') await expect(page.getByText(trashed!.question)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels that stick out to the right').toBeLessThanOrEqual(0);
    await expectNoSeriousAxe(page, themesIn('id'));
  });
}
