import { BridgeDrawing } from './bridge';
import { BuildingDrawing } from './building';
import { NetworkDrawing } from './network';
import type { DrawingProps } from './sheet';

const drawings = { bridge: BridgeDrawing, building: BuildingDrawing, network: NetworkDrawing };

export type DrawingName = keyof typeof drawings;
export const drawingNames = Object.keys(drawings) as DrawingName[]; // the own keys of `drawings`

/** The drawing that an image address such as `drawing:bridge` stands for; undefined for any other address. */
export function drawingName(imageUrl: string | null | undefined): DrawingName | undefined {
  const name = imageUrl?.match(/^drawing:(\w+)$/)?.[1];
  return name && Object.hasOwn(drawings, name) ? (name as DrawingName) : undefined; // an own key of `drawings`
}

/** One of the site's own line drawings, in the colours of the theme. */
export function Drawing({ name, ...props }: DrawingProps & { name: DrawingName }) {
  const Picture = drawings[name];
  return <Picture {...props} />;
}
