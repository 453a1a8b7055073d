/** What a document contains. */
export interface DocumentChoice<Kind extends number = number> {
  kind: Kind;
  withPrice: boolean;
  /** Travellers; empty for all. */
  travellers: readonly string[];
}

/** The request's parameters. */
export function documentParams<Kind extends number>(
  orderReference: string,
  { kind, withPrice, travellers }: DocumentChoice<Kind>,
) {
  return {
    orderReference,
    typeId: kind,
    withPrice,
    ...(travellers.length > 0 ? { paxIds: travellers.join(',') } : {}),
  };
}

/** The address of the PDF of the same document. */
export function pdfAddress(orderReference: string, choice: DocumentChoice): string {
  const params = Object.entries(documentParams(orderReference, choice)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `/api/print/v1/GetBookingPdf?${new URLSearchParams(params).toString()}`;
}
