import { injected } from '../generated/company';

export * from '../generated/company';

/** The company endpoints with the tags they provide and invalidate. */
export const companyApi = injected.enhanceEndpoints({
  endpoints: {
    loadProfile: { providesTags: ['Company', 'Branches', 'Staff'] },
    loadBasicInfo: { providesTags: ['Company'] },
    viewBasicInfo: { providesTags: ['Company'] },
    loadDocuments: { providesTags: ['Company'] },
    loadKycRemarks: { providesTags: ['Company'] },
    updateBasicInfo: { invalidatesTags: ['Company', 'UserContext'] },
    uploadLogo: { invalidatesTags: ['Company', 'UserContext'] },
    removeLogo: { invalidatesTags: ['Company', 'UserContext'] },
    uploadDocument: { invalidatesTags: ['Company'] },
    updateKycRemarks: { invalidatesTags: ['Company'] },
    loadBranch: { providesTags: ['Branches'] },
    viewBranch: { providesTags: ['Branches'] },
    dropdownBranch: { providesTags: ['Branches'] },
    createBranch: { invalidatesTags: ['Branches'] },
    updateBranch: { invalidatesTags: ['Branches', 'Staff'] },
    loadStaff: { providesTags: ['Staff'] },
    viewStaff: { providesTags: ['Staff'] },
    createStaff: { invalidatesTags: ['Staff'] },
    updateStaff: { invalidatesTags: ['Staff'] },
    loadBankAccounts: { providesTags: ['BankAccounts'] },
    viewBankAccount: { providesTags: ['BankAccounts'] },
    addBankAccount: { invalidatesTags: ['BankAccounts'] },
    editBankAccount: { invalidatesTags: ['BankAccounts'] },
  },
});
