import { BridgeDrawing } from './bridge.tsx';
import { BuildingDrawing } from './building.tsx';
import { NetworkDrawing } from './network.tsx';

/**
 * Renders all drawings of the site as one file, src/ui/drawings/drawings.svg, whose symbols pages display
 * with `<use>`: a drawing has hundreds of elements, which would otherwise be in each page and its script.
 * tools/drawings/drawings.test.tsx writes the file (`npx vitest run tools/drawings --update`).
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
