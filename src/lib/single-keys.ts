import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';

/** Single-letter shortcuts can be switched off (WCAG 2.1.4); stored per browser. */
const KEY = 'lsbu-single-keys';
const listeners = new Set<() => void>();

export const areSingleKeysOn = (): boolean => readStored(KEY) !== 'off';

export function switchSingleKeys(isOn: boolean): void {
  writeStored(KEY, isOn ? 'on' : 'off');
  listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
