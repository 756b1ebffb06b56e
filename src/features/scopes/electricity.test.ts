import { expect, test } from 'vitest';
import { isElectricalInstallation } from './electricity';

test.each([
  'instalasi listrik',
  'Instalasi  Tenaga Listrik rumah',
  'pasang listrik',
  '43211',
  'KBLI 43211',
  'electrical wiring',
])('recognises %s as electrical installation', (words) => expect(isElectricalInstallation(words)).toBe(true));

test.each(['listrik', 'gardu listrik', 'instalasi pipa', '432110', ''])(
  'does not recognise %s as electrical installation',
  (words) => expect(isElectricalInstallation(words)).toBe(false),
);
