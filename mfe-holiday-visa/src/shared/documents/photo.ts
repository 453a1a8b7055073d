/** Code of the document that is a portrait, whichever product asks for it. */
export const PHOTO = 'photo';

/** Fewest pixels of a portrait: 35 × 45 mm in print quality. */
const LEAST = { width: 413, height: 531 };
/** Width to height of the portraits that embassies take: from 35 × 45 mm to square, with some room for a hand-held camera. */
const NARROWEST = 0.7;
const WIDEST = 1.05;

/** Why a portrait cannot be used. */
export type PhotoFault = 'small' | 'proportion' | 'unreadable';

/** What is wrong with the size of a portrait in pixels; null for nothing. */
export function sizeFault({ width, height }: { width: number; height: number }): PhotoFault | null {
  const proportion = width / height;
  if (proportion < NARROWEST || proportion > WIDEST) return 'proportion';
  return width < LEAST.width || height < LEAST.height ? 'small' : null;
}

/** Checks the size and the proportion of a portrait as it stands upright. The desk looks at the face. */
export async function photoFault(file: File): Promise<PhotoFault | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return 'unreadable';
  const fault = sizeFault(picture);
  picture.close();
  return fault;
}
