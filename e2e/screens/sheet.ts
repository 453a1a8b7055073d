import type { Browser } from '@playwright/test';

/** A picture of a sheet, with a line of text above it. */
export interface Figure {
  caption: string;
  /** A JPEG. */
  picture: Buffer;
}

interface Sheet {
  path: string;
  figures: Figure[];
  /** How many figures stand side by side. */
  columns: number;
  /** The width of each figure, in pixels. */
  column: number;
}

const STYLE = 'margin:0;padding:8px;display:grid;gap:8px;align-items:start;background:#d5d9e0;font:600 13px sans-serif';

/** Saves one picture that shows several, reduced in size. */
export async function sheetOf(browser: Browser, { path, figures, columns, column }: Sheet): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * (column + 8) + 8, height: 600 } });
  const parts = figures.map(
    ({ caption, picture }) =>
      `<figure style="margin:0"><figcaption style="padding:2px 0 4px">${caption}</figcaption>` +
      `<img width="${column}" src="data:image/jpeg;base64,${picture.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<body style="${STYLE};grid-template-columns:repeat(${columns},${column}px)">${parts.join('')}`,
  );
  await page.screenshot({ path, type: 'jpeg', quality: 66, fullPage: true });
  await page.close();
}
