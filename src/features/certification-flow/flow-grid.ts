import type { CSSProperties } from 'react';

/** Places an element in a row of the figure's grid; narrow screens have one column and ignore it. */
export const inRow = (row: number): CSSProperties => ({ '--row': row }) as CSSProperties;
