import { createAvatar } from '@dicebear/core';
import * as style from '@dicebear/initials';

/** Deep enough for white letters in both themes. */
const backgroundColor = ['1f4e79', '23605f', '5b4085', '7d3c2f', '55601f', '80335a'];

/** A picture of a name's initials as an address; the same name always gives the same picture. Drawn here. */
export const drawInitials = (name: string): string =>
  createAvatar(style, { seed: name, backgroundColor, fontWeight: 600, fontSize: 42 }).toDataUri();
