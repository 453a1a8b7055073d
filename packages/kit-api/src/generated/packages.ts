import { api } from '../api';
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
      query: () => ({ url: `/bdfare-package/api/v1/Package/GetAvailableCities` }),
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
        body: queryArg.packageCitySearch,
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
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type PackageGetAllPackagesApiResponse = /** status 200 undefined */ PackagesPage;
export type PackageGetAllPackagesApiArg = {
  /** From 1. */
  page?: number;
  size?: number;
  cityId?: string;
};
export type PackageGetAvailableCitiesApiResponse = /** status 200 undefined */ PackageCities;
export type PackageGetAvailableCitiesApiArg = void;
export type PackageGetPackageDetailApiResponse = /** status 200 undefined */ PackageDetail;
export type PackageGetPackageDetailApiArg = {
  packageId: string;
  date?: string;
  adults?: number;
  /** Such as `4,9`. */
  childAges?: string;
};
export type PackageSearchCitiesApiResponse = /** status 200 undefined */ PackageCities;
export type PackageSearchCitiesApiArg = {
  packageCitySearch: PackageCitySearch;
};
export type PackageSearchPackagesApiResponse = /** status 200 undefined */ PackagesFound;
export type PackageSearchPackagesApiArg = {
  packageSearch: PackageSearch;
};
export type PackageCity = {
  cityId: string;
  countryCode: string;
  countryName: string;
  /** Address of a picture. */
  image?: string;
  name: string;
  /** Packages on sale. */
  packages: number;
  /** The higher, the more the city is asked for. */
  popularity: number;
};
export type PackageCities = {
  cities: PackageCity[];
  /** Why the cities are not whole. */
  error?: string;
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
  /** The next days of departure; empty when it can start on any day. */
  departures: string[];
  highlights: string[];
  id: string;
  /** Address of a picture. */
  image: string;
  minPax: number;
  nights: number;
  popularity: number;
  priceFrom: PackageAmount;
  pricePerAdult: PackageAmount;
  /** 0 to 5, in tenths. */
  rating: number;
  title: string;
  type: PackageType;
};
export type PackagesPage = {
  packages: PackageCard[];
  /** From 1. */
  page: number;
  /** Packages on all pages. */
  total: number;
};
export type PackageMeal = "breakfast" | "lunch" | "dinner";
export type PackageDay = {
  /** From 1. */
  day: number;
  meals: PackageMeal[];
  text: string;
  title: string;
};
export type PackageHotel = {
  city: string;
  name: string;
  nights: number;
  stars: number;
};
export type PackagePriceBand = {
  adult: PackageAmount;
  child?: PackageAmount;
  /** First day of the band. */
  from: string;
  infant?: PackageAmount;
  singleSupplement?: PackageAmount;
  /** Last day of the band. */
  to: string;
};
export type PackageDeparture = {
  date: string;
  seatsLeft: number;
};
export type PackageRoutePoint = {
  lat: number;
  lon: number;
  name: string;
};
export type PackageCancellation = {
  /** From that many days before the start on. */
  daysBefore: number;
  /** Percent of the price that is kept. */
  percent: number;
};
export type PackageDeposit = {
  percent: number;
};
export type HolidayPackage = {
  cancellationPolicy: PackageCancellation[];
  city: string;
  cityId: string;
  countryCode: string;
  days: number;
  /** Empty when it can start on any day. */
  departures: PackageDeparture[];
  deposit: PackageDeposit;
  description: string;
  /** What travellers need, such as a passport valid for six months. */
  documents: string[];
  exclusions: string[];
  highlights: string[];
  hotels: PackageHotel[];
  id: string;
  image: string;
  /** Addresses of pictures. */
  images: string[];
  inclusions: string[];
  itinerary: PackageDay[];
  minPax: number;
  nights: number;
  popularity: number;
  /** Of the party that was asked for. */
  price?: PackageAmount;
  priceBands: PackagePriceBand[];
  priceFrom: PackageAmount;
  pricePerAdult: PackageAmount;
  rating: number;
  /** In the order of travel. */
  route: PackageRoutePoint[];
  title: string;
  type: PackageType;
  validFrom: string;
  validUntil: string;
};
export type PackageDetail = {
  holidayPackage: HolidayPackage;
};
export type PackageCitySearch = {
  text: string;
};
export type PackageSearched = {
  adults: number;
  childAges: number[];
  cityId: string;
  cityName: string;
  date: string;
};
export type PackagesFound = {
  packages: PackageCard[];
  searchRequest: PackageSearched;
};
export type PackageSearch = {
  adults: number;
  childAges: number[];
  cityId: string;
  date: string;
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
} = injectedRtkApi;
