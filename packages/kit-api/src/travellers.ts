import { injected } from './generated/travellers';

export * from './generated/travellers';

/** The endpoints of saved travellers: what one saves, every list shows. */
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
