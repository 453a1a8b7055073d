import { api } from '@jetway/kit-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    packageGetAllPackages: build.query<
      PackageGetAllPackagesApiResponse,
      PackageGetAllPackagesApiArg
    >({
      query: (queryArg) => ({
        url: `/bdfare-package/api/v1/Package/GetAllPackages`,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          cityId: queryArg.cityId,
        },
      }),
    }),
    packageGetAvailableCities: build.query<
      PackageGetAvailableCitiesApiResponse,
      PackageGetAvailableCitiesApiArg
    >({
      query: () => ({
        url: `/bdfare-package/api/v1/Package/GetAvailableCities`,
      }),
    }),
    packageGetPackageDetail: build.query<
      PackageGetPackageDetailApiResponse,
      PackageGetPackageDetailApiArg
    >({
      query: (queryArg) => ({
        url: `/bdfare-package/api/v1/Package/GetPackageDetail`,
        params: {
          packageId: queryArg.packageId,
          date: queryArg.date,
          adults: queryArg.adults,
          childAges: queryArg.childAges,
        },
      }),
    }),
    packageSearchCities: build.query<
      PackageSearchCitiesApiResponse,
      PackageSearchCitiesApiArg
    >({
      query: (queryArg) => ({
        url: `/bdfare-package/api/v1/Package/SearchCities`,
        method: "POST",
        body: queryArg.packageCityQuery,
      }),
    }),
    packageSearchPackages: build.query<
      PackageSearchPackagesApiResponse,
      PackageSearchPackagesApiArg
    >({
      query: (queryArg) => ({
        url: `/bdfare-package/api/v1/Package/SearchPackages`,
        method: "POST",
        body: queryArg.packageSearch,
      }),
    }),
    packageSendRequest: build.mutation<
      PackageSendRequestApiResponse,
      PackageSendRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/bdfare-package/api/v1/Package/SendRequest`,
        method: "POST",
        body: queryArg.sendHolidayRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type PackageGetAllPackagesApiResponse =
  /** status 200 undefined */ PackagesPage;
export type PackageGetAllPackagesApiArg = {
  /** From 1, which is read if it is absent. */
  page?: number;
  /** Packages of a page, 1 to 100; 20 if it is absent. */
  size?: number;
  /** Those of one city alone. */
  cityId?: string;
};
export type PackageGetAvailableCitiesApiResponse =
  /** status 200 undefined */ PackageCities;
export type PackageGetAvailableCitiesApiArg = void;
export type PackageGetPackageDetailApiResponse =
  /** status 200 undefined */ PackageDetail;
export type PackageGetPackageDetailApiArg = {
  packageId: string;
  /** First day; with `adults` it asks for the price of the party. */
  date?: string;
  adults?: number;
  /** The age of each child, separated by commas, such as `4,9`. */
  childAges?: string;
};
export type PackageSearchCitiesApiResponse =
  /** status 200 undefined */ PackageCities;
export type PackageSearchCitiesApiArg = {
  packageCityQuery: PackageCityQuery;
};
export type PackageSearchPackagesApiResponse =
  /** status 200 undefined */ PackagesFound;
export type PackageSearchPackagesApiArg = {
  packageSearch: PackageSearch;
};
export type PackageSendRequestApiResponse =
  /** status 200 undefined */ HolidayRequestSent;
export type PackageSendRequestApiArg = {
  sendHolidayRequest: SendHolidayRequest;
};
export type PackageAmount = {
  /** What the agency pays; needs 203. */
  agentAmount?: string;
  /** What the customer pays. */
  amount: string;
};
export type PackageType =
  | "group"
  | "private"
  | "selfDrive"
  | "honeymoon"
  | "umrah"
  | "family"
  | "adventure";
export type PackageCard = {
  city: string;
  cityId: string;
  countryCode: string;
  days: number;
  /** The next days of departure; empty when it can start on any day with a price. */
  departures: string[];
  highlights: string[];
  id: string;
  /** Address of a picture. */
  image: string;
  /** Fewest travellers, infants not counted. */
  minPax: number;
  nights: number;
  /** The higher, the more it is asked for. */
  popularity: number;
  /** For the whole party; for one adult where no party was given. */
  priceFrom: PackageAmount;
  /** For an adult in a room for two. */
  pricePerAdult: PackageAmount;
  /** 0 to 5, in tenths. */
  rating: number;
  /** The first day that these prices are of; absent when no day is left. */
  startsOn?: string;
  title: string;
  type: PackageType;
};
export type PackagesPage = {
  /** Most popular first, priced for one adult. */
  packages: PackageCard[];
  /** From 1. */
  page: number;
  /** Packages on all pages. */
  total: number;
};
export type PackageCity = {
  cityId: string;
  countryCode: string;
  countryName: string;
  /** Address of a picture. */
  image: string;
  name: string;
  /** How many packages it has. */
  packages: number;
  /** The higher, the more its packages are asked for. */
  popularity: number;
};
export type PackageCities = {
  /** Best match first, or most popular first. */
  cities: PackageCity[];
};
export type PackageCancellation = {
  /** From so many days before the first day on. */
  daysBefore: number;
  /** Percent of the price that is kept. */
  percent: number;
};
export type PackageDeparture = {
  date: string;
  seatsLeft: number;
};
export type PackageDeposit = {
  /** Of the price. */
  percent: number;
};
export type PackageHotel = {
  city: string;
  name: string;
  nights: number;
  /** 1 to 5. */
  stars: number;
};
export type PackageMeal = "breakfast" | "lunch" | "dinner";
export type PackageDay = {
  /** From 1. */
  day: number;
  meals: PackageMeal[];
  text: string;
  title: string;
};
export type PackagePriceBand = {
  adult: PackageAmount;
  child: PackageAmount;
  /** First day. */
  from: string;
  infant: PackageAmount;
  /** On top for the adult who has a room alone. */
  singleSupplement: PackageAmount;
  /** Last day. */
  to: string;
};
export type PackageRoutePoint = {
  lat: number;
  lon: number;
  name: string;
};
export type HolidayPackage = {
  cancellationPolicy: PackageCancellation[];
  city: string;
  cityId: string;
  countryCode: string;
  days: number;
  /** Departures ahead; empty when it can start on any day with a price. */
  departures: PackageDeparture[];
  deposit: PackageDeposit;
  description: string;
  /** What travellers need. */
  documents: string[];
  exclusions: string[];
  highlights: string[];
  hotels: PackageHotel[];
  id: string;
  /** Address of a picture. */
  image: string;
  /** Addresses of pictures. */
  images: string[];
  inclusions: string[];
  itinerary: PackageDay[];
  /** Fewest travellers, infants not counted. */
  minPax: number;
  nights: number;
  /** The higher, the more it is asked for. */
  popularity: number;
  /** For the party; absent without `date` and `adults`, and when it cannot start on that day. */
  price?: PackageAmount;
  priceBands: PackagePriceBand[];
  /** For the whole party; for one adult where no party was given. */
  priceFrom: PackageAmount;
  /** For an adult in a room for two. */
  pricePerAdult: PackageAmount;
  /** 0 to 5, in tenths. */
  rating: number;
  /** In the order of travel. */
  route: PackageRoutePoint[];
  /** The first day that these prices are of; absent when no day is left. */
  startsOn?: string;
  title: string;
  type: PackageType;
  validFrom: string;
  validUntil: string;
};
export type PackageDetail = {
  holidayPackage: HolidayPackage;
};
export type PackageCitySearch = {
  /** A city or landmark; the most popular cities are returned when it is empty. */
  text: string;
};
export type PackageCityQuery = PackageCitySearch | string;
export type PackageCount = {
  /** Packages that have it. */
  count: number;
  value: number;
};
export type PackagePriceSpan = {
  currency: string;
  max: string;
  min: string;
};
export type PackageTypeCount = {
  /** Packages that have it. */
  count: number;
  value: PackageType;
};
export type PackageFacets = {
  durations: PackageCount[];
  /** What the party pays; absent without packages. */
  price?: PackagePriceSpan;
  ratings: PackageCount[];
  types: PackageTypeCount[];
};
export type PackageSearched = {
  adults: number;
  childAges: number[];
  cityId: string;
  cityName: string;
  date: string;
};
export type PackagesFound = {
  facets: PackageFacets;
  /** Most popular first, at most 300: those that the party can start on the day or within sixty days after it. */
  packages: PackageCard[];
  searchRequest: PackageSearched;
};
export type PackageSearch = {
  /** 12 years and more; 1 to 40. */
  adults: number;
  /** The age of each child, 0 to 11; at most 20. */
  childAges: number[];
  /** Of `SearchCities` or `GetAvailableCities`. */
  cityId: string;
  /** First day, from today on, at most two years ahead. */
  date: string;
};
export type HolidayRequestState =
  | "submitted"
  | "acknowledged"
  | "quoted"
  | "accepted"
  | "declined"
  | "expired"
  | "withdrawn"
  | "refused";
export type HolidayRequestSent = {
  requestReference: string;
  state: HolidayRequestState;
};
export type HolidayContact = {
  email: string;
  name: string;
  /** With the country code. */
  phone: string;
};
export type SendHolidayRequest = {
  /** 12 years and more, 1 to 30. */
  adults: number;
  /** What the customer would like to spend at most, such as `AED 5000.00`. */
  budget?: string;
  /** Age of each child in years, 0 to 11. */
  childAges: number[];
  contact: HolidayContact;
  /** First day, at least two days ahead. */
  date: string;
  /** Days that it may start earlier or later, 0 to 14. */
  flexibleDays?: number;
  /** Wishes, at most 1,000 characters. */
  notes?: string;
  packageId: string;
  /** 1 to 30. */
  rooms?: number;
};
export const {
  usePackageGetAllPackagesQuery,
  useLazyPackageGetAllPackagesQuery,
  usePackageGetAvailableCitiesQuery,
  useLazyPackageGetAvailableCitiesQuery,
  usePackageGetPackageDetailQuery,
  useLazyPackageGetPackageDetailQuery,
  usePackageSearchCitiesQuery,
  useLazyPackageSearchCitiesQuery,
  usePackageSearchPackagesQuery,
  useLazyPackageSearchPackagesQuery,
  usePackageSendRequestMutation,
} = injectedRtkApi;
