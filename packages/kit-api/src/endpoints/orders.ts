import { injected } from '../generated/orders';

export * from '../generated/orders';

/** Tag of an order's notes. Writing a note invalidates neither the order nor its price. */
const notesOf = (orderReference: string) => ({ type: 'Order', id: `${orderReference} notes` }) as const;

/** Tag of the link to an order's itinerary. */
const itineraryOf = (orderReference: string) => ({ type: 'Order', id: `${orderReference} itinerary` }) as const;

/** The endpoints of orders of every product with the tags they provide and invalidate. */
export const ordersApi = injected.enhanceEndpoints({
  endpoints: {
    getOrderHistory: {
      providesTags: (_history, _error, { orderReference }) => [
        { type: 'Order', id: orderReference },
        notesOf(orderReference),
      ],
    },
    getOrderNotes: { providesTags: (_notes, _error, { orderReference }) => [notesOf(orderReference)] },
    addOrderNote: {
      invalidatesTags: (_note, _error, { addOrderNoteRequest: { orderReference } }) => [notesOf(orderReference)],
    },
    removeOrderNote: {
      invalidatesTags: (_notes, _error, { removeOrderNoteRequest: { orderReference } }) => [notesOf(orderReference)],
    },
    getItineraryLink: { providesTags: (_link, _error, { orderReference }) => [itineraryOf(orderReference)] },
    shareItinerary: { invalidatesTags: (_link, _error, { orderReference }) => [itineraryOf(orderReference)] },
    sendItinerary: { invalidatesTags: (_link, _error, { orderReference }) => [itineraryOf(orderReference)] },
    revokeItinerary: { invalidatesTags: (_link, _error, { orderReference }) => [itineraryOf(orderReference)] },
    getBookingPaper: { providesTags: (_paper, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    hotelGetVoucherContent: { providesTags: (_paper, _error, { referenceId }) => [{ type: 'Order', id: referenceId }] },
    visaGetInvoiceContent: { providesTags: (_paper, _error, { referenceId }) => [{ type: 'Order', id: referenceId }] },
    getNotifications: { providesTags: ['Bookings'] },
    updatePrice: { invalidatesTags: (_price, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    initiateRequestToEnablePartialPayment: {
      invalidatesTags: (_request, _error, { orderReference }) => [{ type: 'Order', id: orderReference }],
    },
    initiateRequestToIssueForChildrenAlone: {
      invalidatesTags: (_request, _error, { orderReference }) => [{ type: 'Order', id: orderReference }],
    },
  },
});
