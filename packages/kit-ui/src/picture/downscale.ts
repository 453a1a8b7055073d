import { FILE_LIMIT } from '../fields/file/file-fault';

/** Longest side in pixels: enough to read small print on a photographed page. */
const LONGEST_SIDE = 2_000;
/** Tried in turn until the picture is small enough. */
const ATTEMPTS = [
  { side: LONGEST_SIDE, quality: 0.85 },
  { side: LONGEST_SIDE, quality: 0.7 },
  { side: 1_400, quality: 0.7 },
  { side: 1_000, quality: 0.6 },
] as const;

/** Width and height that fit a longest side; pictures are never enlarged. */
export function fitted(
  { width, height }: { width: number; height: number },
  side: number,
): { width: number; height: number } {
  const factor = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/**
 * A file as it is sent: a picture that is too large becomes a JPEG below the limit, upright as the camera held it. Other files
 * and pictures the browser cannot read come back unchanged, to be checked like any file.
 */
export async function downscaled(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size < FILE_LIMIT) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file;
  try {
    for (const { side, quality } of ATTEMPTS) {
      const smaller = await jpegOf(picture, fitted(picture, side), quality);
      if (smaller && smaller.size < FILE_LIMIT)
        return new File([smaller], `${file.name.replace(/\.[^.]+$/, '')}.jpg`, { type: smaller.type });
    }
    return file;
  } finally {
    picture.close();
  }
}

function jpegOf(
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  quality: number,
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency; without a ground, transparent parts turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
