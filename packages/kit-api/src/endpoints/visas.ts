import { injected } from '../generated/visas';

export * from '../generated/visas';

/** Tag of an order; the pages of every product invalidate it alike. */
const order = (id: string) => ({ type: 'Order', id }) as const;
/** What changes when money of an order moves. */
const money = ['Bookings', 'Wallet', 'Ledger'] as const;

/** The visa endpoints with the tags they provide and invalidate. */
export const visasApi = injected.enhanceEndpoints({
  endpoints: {
    // A quote is for this moment.
    visaCancelQuote: { keepUnusedDataFor: 0 },
    visaGetOrder: {
      providesTags: (_order, _error, { visaReferenceRequest: { referenceId } }) => [order(referenceId)],
    },
    visaGetHistory: {
      providesTags: (_history, _error, { visaReferenceRequest: { referenceId } }) => [order(referenceId)],
    },
    visaGetCorrections: {
      providesTags: (_corrections, _error, { visaReferenceRequest: { referenceId } }) => [order(referenceId)],
    },
    visaGetQueue: { providesTags: ['Bookings'] },
    visaCreateOrder: { invalidatesTags: ['Bookings'] },
    visaSaveApplicants: {
      invalidatesTags: (_order, _error, { saveVisaApplicantsRequest: { referenceId } }) => [
        order(referenceId),
        'Bookings',
      ],
    },
    visaUploadDocument: {
      invalidatesTags: (_order, _error, { visaDocumentForm: { referenceId } }) => [order(referenceId)],
    },
    visaRemoveDocument: {
      invalidatesTags: (_order, _error, { removeVisaDocumentRequest: { referenceId } }) => [order(referenceId)],
    },
    visaSubmit: {
      invalidatesTags: (_order, _error, { submitVisaRequest: { referenceId } }) => [order(referenceId), ...money],
    },
    visaSubmitCorrection: {
      invalidatesTags: (_order, _error, { submitVisaCorrectionRequest: { referenceId } }) => [
        order(referenceId),
        'Bookings',
      ],
    },
    visaCancel: {
      invalidatesTags: (_order, _error, { cancelVisaRequest: { referenceId } }) => [order(referenceId), ...money],
    },
  },
});
