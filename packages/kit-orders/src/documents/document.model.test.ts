import { expect, it } from 'vitest';

import { pdfAddress } from './document.model';

it('requests the PDF of the displayed document', () => {
  const address = pdfAddress('DMO2611-00001A', { kind: 2, withPrice: false, travellers: ['t1', 't3'] });
  expect(address).toBe(
    '/api/print/v1/GetBookingPdf?orderReference=DMO2611-00001A&typeId=2&withPrice=false&paxIds=t1%2Ct3',
  );
});
