import type { CSSProperties } from 'react';

/**
 * Returns the style that places an element in a row of the figure's grid. Narrow screens have one column and
 * ignore it.
 */
export const inRow = (row: number): CSSProperties => ({ '--row': row }) as CSSProperties;
