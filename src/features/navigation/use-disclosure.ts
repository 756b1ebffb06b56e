import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { DROPDOWN_CLOSE_MS } from '@/config/constants';

type Opened = { by: 'hover' | 'press'; at: string };

/**
 * Controls a panel that opens on hover and click, and closes on Escape, on a click outside, on navigation,
 * and when the pointer or focus leaves. `frame` contains button and panel.
 */
export function useDisclosure(frame: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Comparing the location key closes the panel on navigation without an effect.
  const isOpen = opened?.at === key;

  useEffect(() => () => clearTimeout(closing.current), []);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (frame.current?.contains(document.activeElement)) button.current?.focus();
      setOpened(null);
    };
    const onPointerDown = (event: Event) => {
      if (!(event.target instanceof Node) || !frame.current?.contains(event.target)) setOpened(null);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, frame, button]);

  const open = (by: Opened['by']) => {
    clearTimeout(closing.current);
    setOpened({ by, at: key });
  };

  return {
    isOpen,
    open: () => open('press'),
    /** A click keeps a panel open that hover opened; the next click closes it. */
    toggle: () => (isOpen && opened.by === 'press' ? setOpened(null) : open('press')),
    frameProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(closing.current);
        if (!isOpen) open('hover');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(closing.current);
        closing.current = setTimeout(() => {
          // Keep the panel open while it has the keyboard focus, wherever the pointer is.
          const active = document.activeElement;
          if (active === button.current || !frame.current?.contains(active)) setOpened(null);
        }, DROPDOWN_CLOSE_MS);
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpened(null);
      },
    },
  };
}
