import { injected } from './generated/profile';

export * from './generated/profile';

/** The signed-in person's own affairs; the frame shows their name too. */
export const profileApi = injected.enhanceEndpoints({
  endpoints: {
    loadOwnProfile: { providesTags: ['UserContext'] },
    loadOwnBasicInfo: { providesTags: ['UserContext'] },
    viewOwnBasicInfo: { providesTags: ['UserContext'] },
    updateOwnBasicInfo: { invalidatesTags: ['UserContext'] },
    uploadOwnPhoto: { invalidatesTags: ['UserContext'] },
    removeOwnPhoto: { invalidatesTags: ['UserContext'] },
  },
});
