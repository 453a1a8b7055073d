import { injected } from '../generated/templates';

export * from '../generated/templates';

/** Templates of what operators write to agencies. A change can be refused because another operator saved one first. */
export const templatesApi = injected.enhanceEndpoints({
  endpoints: {
    loadTemplates: { providesTags: ['Templates'] },
    saveTemplate: { invalidatesTags: ['Templates', 'Audit'] },
    setTemplateState: { invalidatesTags: ['Templates', 'Audit'] },
  },
});
