import { BridgeDrawing } from './bridge.tsx';
import { BuildingDrawing } from './building.tsx';
import { NetworkDrawing } from './network.tsx';

/**
 * All drawings of the site as one file, src/ui/drawings/drawings.svg, whose symbols pages show with `<use>`: a
 * drawing is some hundred elements, which a page would otherwise hold and its script carry. tests/contract/drawings.test.tsx
 * writes the file (`npx vitest run tests/contract/drawings.test.tsx --update`).
 */
export function Drawings() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <BridgeDrawing />
      <BuildingDrawing />
      <NetworkDrawing />
    </svg>
  );
}
