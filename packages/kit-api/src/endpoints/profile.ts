import { injected } from '../generated/profile';

export * from '../generated/profile';

/** The signed-in user's profile. The page header shows their name, so changes invalidate it too. */
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
