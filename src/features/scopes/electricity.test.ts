import { expect, test } from 'vitest';
import { isElectricalInstallation } from './electricity';

test.each([
  'instalasi listrik',
  'Instalasi  Tenaga Listrik rumah',
  'pasang listrik',
  '43211',
  'KBLI 43211',
  'electrical wiring',
])('recognises a search for %s', (words) => expect(isElectricalInstallation(words)).toBe(true));

test.each(['listrik', 'gardu listrik', 'instalasi pipa', '432110', ''])(
  'does not recognise a search for %s',
  (words) => expect(isElectricalInstallation(words)).toBe(false),
);
