import type { CSSProperties } from 'react';

/** The row of the figure's grid that something stands in; narrow screens have one column and ignore it. */
export const inRow = (row: number): CSSProperties => ({ '--row': row }) as CSSProperties; // a custom property
