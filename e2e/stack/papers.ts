/** A document as somebody hands it in. */
export const PDF = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** The two lines of a passport; their check digits fit. */
export const PASSPORT = 'P<BGDRAHMAN<<AMINA<NOOR<<<<<<<<<<<<<<<<<<<<<\nBX01234561BGD8803045F3201015<<<<<<<<<<<<<<<8';
