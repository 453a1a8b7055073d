import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createTraveller: build.mutation<
      CreateTravellerApiResponse,
      CreateTravellerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Traveller/create`,
        method: "POST",
        body: queryArg.createTravellerRequest,
      }),
    }),
    getAllTravellers: build.query<
      GetAllTravellersApiResponse,
      GetAllTravellersApiArg
    >({
      query: () => ({ url: `/api/customer/v1/Traveller/getall` }),
    }),
    loadTravellers: build.query<
      LoadTravellersApiResponse,
      LoadTravellersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Traveller/load`,
        method: "POST",
        body: queryArg.travellersRequest,
      }),
    }),
    searchTravellers: build.query<
      SearchTravellersApiResponse,
      SearchTravellersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Traveller/search`,
        method: "POST",
        body: queryArg.travellerSearchRequest,
      }),
    }),
    updateTraveller: build.mutation<
      UpdateTravellerApiResponse,
      UpdateTravellerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Traveller/update`,
        method: "POST",
        body: queryArg.updateTravellerRequest,
      }),
    }),
    viewTraveller: build.query<ViewTravellerApiResponse, ViewTravellerApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/Traveller/view`,
        method: "POST",
        body: queryArg.travellerViewRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type CreateTravellerApiResponse =
  /** status 200 undefined */ TravellerView;
export type CreateTravellerApiArg = {
  createTravellerRequest: CreateTravellerRequest;
};
export type GetAllTravellersApiResponse =
  /** status 200 undefined */ TravellersList;
export type GetAllTravellersApiArg = void;
export type LoadTravellersApiResponse =
  /** status 200 undefined */ TravellersPage;
export type LoadTravellersApiArg = {
  travellersRequest: TravellersRequest;
};
export type SearchTravellersApiResponse =
  /** status 200 undefined */ TravellersList;
export type SearchTravellersApiArg = {
  travellerSearchRequest: TravellerSearchRequest;
};
export type UpdateTravellerApiResponse =
  /** status 200 undefined */ TravellerView;
export type UpdateTravellerApiArg = {
  updateTravellerRequest: UpdateTravellerRequest;
};
export type ViewTravellerApiResponse =
  /** status 200 undefined */ TravellerView;
export type ViewTravellerApiArg = {
  travellerViewRequest: TravellerViewRequest;
};
export type TravellerFrequentFlyer = {
  airline: string;
  number: string;
};
export type GenderName = "M" | "F" | "X";
export type MealPreferenceName =
  "VGML" | "MOML" | "AVML" | "HNML" | "CHML" | "BBML" | "DBML";
export type PassengerTypeName = "ADT" | "CHD" | "INF";
export type SavedPassportView = {
  expiresOn: string;
  issueCountry: string;
  issuedOn?: string;
  /** Masked except for the last two characters without 220. */
  number: string;
};
export type PassportStateName = "none" | "valid" | "expiresSoon" | "expired";
export type SeatPreferenceName = "window" | "aisle";
export type TitleName = "Mr" | "Mrs" | "Ms" | "Mstr" | "Miss";
export type TravellerView = {
  birthOn: string;
  /** Whether document numbers are masked. */
  documentsMasked: boolean;
  email?: string;
  frequentFlyers: TravellerFrequentFlyer[];
  gender: GenderName;
  givenName: string;
  meal?: MealPreferenceName;
  /** Masked without 220. */
  nationalId?: string;
  nationality: string;
  noGivenName: boolean;
  notes?: string;
  /** The name of `documentsMasked` for modules released before it. */
  papersMasked: boolean;
  /** Passenger type today. */
  passengerType: PassengerTypeName;
  passport?: SavedPassportView;
  passportState: PassportStateName;
  phone?: string;
  seat?: SeatPreferenceName;
  surname: string;
  title: TitleName;
  travellerId: string;
  updatedAt: string;
  /** Send it back with a change. */
  version: number;
};
export type PassportForm = {
  expiresOn: string;
  issueCountry: string;
  issuedOn?: string;
  number: string;
};
export type TravellerForm = {
  birthOn: string;
  email?: string;
  frequentFlyers?: TravellerFrequentFlyer[];
  gender: GenderName;
  /** Latin letters. Optional with `noGivenName`. */
  givenName?: string;
  meal?: MealPreferenceName;
  nationalId?: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
  /** The passport has no given name; `FNU` is printed. */
  noGivenName?: boolean;
  /** At most 500 characters. */
  notes?: string;
  passport?: PassportForm;
  /** E.164. */
  phone?: string;
  seat?: SeatPreferenceName;
  surname: string;
  title: TitleName;
};
export type CreateTravellerRequest = {
  /** Confirms that this is a different person with the name and date of birth of a saved traveller. */
  isAnother?: boolean;
  traveller: TravellerForm;
};
export type TravellerRow = {
  birthOn: string;
  email?: string;
  gender: GenderName;
  givenName: string;
  nationality: string;
  /** Passenger type today. */
  passengerType: PassengerTypeName;
  passport?: SavedPassportView;
  passportState: PassportStateName;
  phone?: string;
  surname: string;
  title: TitleName;
  travellerId: string;
};
export type TravellersList = {
  items: TravellerRow[];
  /** Number of all matches, including those not listed. */
  total: number;
};
export type TravellersPage = {
  items: TravellerRow[];
  page: number;
  pageSize: number;
  total: number;
};
export type TravellersRequest = {
  /** From 1. */
  page?: number;
  /** At most 100. */
  pageSize?: number;
  /** Parts of a name, an e-mail address or a phone number. */
  search?: string;
};
export type TravellerSearchRequest = {
  /** Parts of a name, an e-mail address or a phone number. */
  searchText?: string;
};
export type UpdateTravellerRequest = {
  traveller: TravellerForm;
  travellerId: string;
  /** Version that was read; a change based on an older one is refused. */
  version: number;
};
export type TravellerViewRequest = {
  travellerId: string;
};
export const {
  useCreateTravellerMutation,
  useGetAllTravellersQuery,
  useLazyGetAllTravellersQuery,
  useLoadTravellersQuery,
  useLazyLoadTravellersQuery,
  useSearchTravellersQuery,
  useLazySearchTravellersQuery,
  useUpdateTravellerMutation,
  useViewTravellerQuery,
  useLazyViewTravellerQuery,
} = injectedRtkApi;
