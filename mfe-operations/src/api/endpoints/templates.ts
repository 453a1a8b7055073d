import { injected } from '../generated/templates';

export * from '../generated/templates';

/** Templates of what operators write to agencies. A refused change may mean that somebody else has made one. */
export const templatesApi = injected.enhanceEndpoints({
  endpoints: {
    loadTemplates: { providesTags: ['Templates'] },
    saveTemplate: { invalidatesTags: ['Templates', 'Audit'] },
    setTemplateState: { invalidatesTags: ['Templates', 'Audit'] },
  },
});
