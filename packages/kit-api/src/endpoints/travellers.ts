import { injected } from '../generated/travellers';

export * from '../generated/travellers';

/** The endpoints of saved travellers. Saving one refreshes every list. */
export const travellersApi = injected.enhanceEndpoints({
  endpoints: {
    loadTravellers: { providesTags: ['Travellers'] },
    searchTravellers: { providesTags: ['Travellers'] },
    getAllTravellers: { providesTags: ['Travellers'] },
    viewTraveller: { providesTags: ['Travellers'] },
    createTraveller: { invalidatesTags: ['Travellers'] },
    updateTraveller: { invalidatesTags: ['Travellers'] },
  },
});
