import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { around } from '@tests/support/around';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { WhatsappButton } from './whatsapp-button';

const page = (
  <>
    <a href="/x">Di bawahnya</a>
    <WhatsappButton />
  </>
);
const show = (phone: string) => renderPart(page, { reads: { settings: settingsWith({ phone }) } });
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
};
const button = () => screen.queryByRole('link', { name: /WhatsApp/ });

test('the button appears after 300 px of scrolling, with the number in WhatsApp’s format, in both languages', () => {
  show('(021) 555-0142');
  scrollTo(300);
  expect(button()).toBeNull();
  scrollTo(301);
  expect(button()).toHaveAttribute('href', 'https://wa.me/62215550142');
  expect(button()).toHaveAccessibleName('Hubungi kami lewat WhatsApp (membuka tab baru)');
  act(() => setLanguage('en'));
  expect(button()).toHaveAccessibleName('Message us on WhatsApp (opens a new tab)');
  scrollTo(0);
  expect(button()).toBeNull();
});

test('the button never appears without a phone number', () => {
  show('');
  scrollTo(2000);
  expect(button()).toBeNull();
});

test('the button moves away from a focused element underneath', () => {
  show('0215550142');
  scrollTo(400);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10));
  const place = around(button()!, 'aside');
  act(() => screen.getByRole('link', { name: 'Di bawahnya' }).focus());
  expect(place).toHaveClass('opacity-0');
  act(() => button()!.focus());
  expect(place).not.toHaveClass('opacity-0');
});
