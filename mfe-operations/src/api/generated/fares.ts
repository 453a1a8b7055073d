import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeFareLotSeats: build.mutation<
      ChangeFareLotSeatsApiResponse,
      ChangeFareLotSeatsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/ChangeSeats`,
        method: "POST",
        body: queryArg.seatChange,
      }),
    }),
    copyFareSeason: build.mutation<
      CopyFareSeasonApiResponse,
      CopyFareSeasonApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/CopySeason`,
        method: "POST",
        body: queryArg.seasonCopy,
      }),
    }),
    findFareAgencies: build.query<
      FindFareAgenciesApiResponse,
      FindFareAgenciesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/FindAgencies`,
        method: "POST",
        body: queryArg.fareAgencySearch,
      }),
    }),
    loadFareCalendar: build.query<
      LoadFareCalendarApiResponse,
      LoadFareCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/GetCalendar`,
        method: "POST",
        body: queryArg.fareCalendarRequest,
      }),
    }),
    viewGroupRequest: build.query<
      ViewGroupRequestApiResponse,
      ViewGroupRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/GetGroupRequest`,
        method: "POST",
        body: queryArg.groupRequestKey,
      }),
    }),
    loadGroupRequests: build.query<
      LoadGroupRequestsApiResponse,
      LoadGroupRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/GetGroupRequests`,
        method: "POST",
        body: queryArg.groupRequestSearch,
      }),
    }),
    loadFareImports: build.query<
      LoadFareImportsApiResponse,
      LoadFareImportsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/GetImports`,
        method: "POST",
        body: queryArg.lotImportListRequest,
      }),
    }),
    viewFareLot: build.query<ViewFareLotApiResponse, ViewFareLotApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/GetLot`,
        method: "POST",
        body: queryArg.fareLotRequest,
      }),
    }),
    loadFareLotGroups: build.query<
      LoadFareLotGroupsApiResponse,
      LoadFareLotGroupsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/GetLotGroups`,
        method: "POST",
        body: queryArg.fareLotGroupsRequest,
      }),
    }),
    loadFareLots: build.query<LoadFareLotsApiResponse, LoadFareLotsApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/GetLots`,
        method: "POST",
        body: queryArg.fareLotListRequest,
      }),
    }),
    importFareLots: build.mutation<
      ImportFareLotsApiResponse,
      ImportFareLotsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/ImportLots`,
        method: "POST",
        body: queryArg.lotImport,
      }),
    }),
    quoteGroupRequest: build.mutation<
      QuoteGroupRequestApiResponse,
      QuoteGroupRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/QuoteGroupRequest`,
        method: "POST",
        body: queryArg.groupQuoteForm,
      }),
    }),
    refuseGroupRequest: build.mutation<
      RefuseGroupRequestApiResponse,
      RefuseGroupRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/RefuseGroupRequest`,
        method: "POST",
        body: queryArg.groupRequestRefusal,
      }),
    }),
    saveFareLot: build.mutation<SaveFareLotApiResponse, SaveFareLotApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/SaveLot`,
        method: "POST",
        body: queryArg.fareLotSave,
      }),
    }),
    setFareLotState: build.mutation<
      SetFareLotStateApiResponse,
      SetFareLotStateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/SetState`,
        method: "POST",
        body: queryArg.fareLotStateChange,
      }),
    }),
    undoFareImport: build.mutation<
      UndoFareImportApiResponse,
      UndoFareImportApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Fares/UndoImport`,
        method: "POST",
        body: queryArg.lotImportUndo,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type ChangeFareLotSeatsApiResponse =
  /** status 200 undefined */ FareLotPage;
export type ChangeFareLotSeatsApiArg = {
  seatChange: SeatChange;
};
export type CopyFareSeasonApiResponse =
  /** status 200 undefined */ SeasonCopied;
export type CopyFareSeasonApiArg = {
  seasonCopy: SeasonCopy;
};
export type FindFareAgenciesApiResponse =
  /** status 200 undefined */ FareAgencies;
export type FindFareAgenciesApiArg = {
  fareAgencySearch: FareAgencySearch;
};
export type LoadFareCalendarApiResponse =
  /** status 200 undefined */ FareCalendar;
export type LoadFareCalendarApiArg = {
  fareCalendarRequest: FareCalendarRequest;
};
export type ViewGroupRequestApiResponse =
  /** status 200 undefined */ GroupRequestCase;
export type ViewGroupRequestApiArg = {
  groupRequestKey: GroupRequestKey;
};
export type LoadGroupRequestsApiResponse =
  /** status 200 undefined */ GroupRequestsFound;
export type LoadGroupRequestsApiArg = {
  groupRequestSearch: GroupRequestSearch;
};
export type LoadFareImportsApiResponse =
  /** status 200 undefined */ LotImportList;
export type LoadFareImportsApiArg = {
  lotImportListRequest: LotImportListRequest;
};
export type ViewFareLotApiResponse = /** status 200 undefined */ FareLotPage;
export type ViewFareLotApiArg = {
  fareLotRequest: FareLotRequest;
};
export type LoadFareLotGroupsApiResponse =
  /** status 200 undefined */ FareLotGroups;
export type LoadFareLotGroupsApiArg = {
  fareLotGroupsRequest: FareLotGroupsRequest;
};
export type LoadFareLotsApiResponse = /** status 200 undefined */ FareLotList;
export type LoadFareLotsApiArg = {
  fareLotListRequest: FareLotListRequest;
};
export type ImportFareLotsApiResponse = /** status 200 undefined */ LotImported;
export type ImportFareLotsApiArg = {
  lotImport: LotImport;
};
export type QuoteGroupRequestApiResponse =
  /** status 200 undefined */ GroupRequestCase;
export type QuoteGroupRequestApiArg = {
  groupQuoteForm: GroupQuoteForm;
};
export type RefuseGroupRequestApiResponse =
  /** status 200 undefined */ GroupRequestCase;
export type RefuseGroupRequestApiArg = {
  groupRequestRefusal: GroupRequestRefusal;
};
export type SaveFareLotApiResponse = /** status 200 undefined */ FareLotPage;
export type SaveFareLotApiArg = {
  fareLotSave: FareLotSave;
};
export type SetFareLotStateApiResponse =
  /** status 200 undefined */ FareLotPage;
export type SetFareLotStateApiArg = {
  fareLotStateChange: FareLotStateChange;
};
export type UndoFareImportApiResponse =
  /** status 200 undefined */ LotImportUndone;
export type UndoFareImportApiArg = {
  lotImportUndo: LotImportUndo;
};
export type FareLotAgency = {
  agencyId: string;
  name: string;
};
export type SeatChangeView = {
  at: string;
  by: string;
  /** Seats that the airline gave, or took back if negative. */
  delta: number;
  reason: string;
};
export type FareDepositKind = "fixed" | "percent";
export type FareFormDeposit = {
  /** For each seat, if it is fixed. */
  amount?: string;
  kind: FareDepositKind;
  /** Of the price, if it is a share. */
  percent?: number;
};
export type FareLotFeature =
  | "direct"
  | "mealIncluded"
  | "baggage30"
  | "baggage40"
  | "zamzam"
  | "nightFlight"
  | "refundable"
  | "nameChange"
  | "ziyarah"
  | "ramadan"
  | "hajjSeason";
export type FareFormFlight = {
  arrives: string;
  departs: string;
  destination: string;
  number: string;
  origin: string;
};
export type FareFormJourney = {
  flights: FareFormFlight[];
};
export type FareLotKind = "exclusive" | "umrah" | "group";
export type FareFormPrice = {
  agent: string;
  customer: string;
};
export type FareFormPrices = {
  adult: FareFormPrice;
  child: FareFormPrice;
  infant: FareFormPrice;
};
export type FareLotForm = {
  /** Those that see it; absent when all agencies do. */
  agencies?: string[];
  /** Two-character code. */
  airline: string;
  baggage: string;
  balanceBy: string;
  /** Percent of the price. */
  cancelPenaltyPercent: number;
  deposit: FareFormDeposit;
  /** Hours that seats are held without a deposit. */
  depositHours: number;
  /** For each seat that is dropped after the deposit. */
  dropPenalty: string;
  features: FareLotFeature[];
  /** The way out, and the way back. */
  journeys: FareFormJourney[];
  /** Percent of the deposit that is kept when a deadline is missed. */
  keepDepositPercent: number;
  kind: FareLotKind;
  maxPassengers: number;
  minPassengers: number;
  /** For each name. */
  nameChangeFee: string;
  /** Such as `2027-01-02T18:00`. */
  namesBy: string;
  notes?: string;
  prices: FareFormPrices;
  ticketingBy: string;
  title: string;
  /** 0 to 5 with one decimal, such as `4.5`. */
  userRating: string;
};
export type FareLotState = "draft" | "onSale" | "withdrawn";
export type FareLotPage = {
  /** The agencies that see it; empty when all do. */
  agencies: FareLotAgency[];
  /** Last change of anything but seats. */
  changedAt: string;
  changedBy: string;
  /** What operators changed of its seats, newest first. */
  changes: SeatChangeView[];
  /** Currency of all amounts. */
  currency: string;
  /** The import that made it. */
  importId?: string;
  lot: FareLotForm;
  lotId: string;
  seatsFree: number;
  seatsHeld: number;
  seatsSold: number;
  seatsTotal: number;
  state: FareLotState;
  /** Slug of the tenant. */
  tenant: string;
  version: number;
  /** The tenant's time zone, of the deadlines. */
  zone: string;
};
export type SeatChange = {
  /** How many more; negative for fewer. */
  delta: number;
  lotId: string;
  /** Kept in the lot's history and the audit trail, at most 2,000 characters. */
  reason: string;
  /** Slug of the tenant. */
  tenant: string;
  version: number;
};
export type SeasonCopied = {
  /** Number of new drafts. */
  lots: number;
};
export type SeasonCopy = {
  /** At most 500. */
  lotIds: string[];
  /** Days later; negative for earlier. */
  shiftDays: number;
  /** Slug of the tenant. */
  tenant: string;
};
export type FareAgencies = {
  /** At most 20. */
  items: FareLotAgency[];
};
export type FareAgencySearch = {
  /** Part of the name or e-mail address, or the number of the application; at most 100 characters. */
  search: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type FareCalendarDay = {
  date: string;
  lots: number;
  seatsFree: number;
  seatsHeld: number;
  seatsSold: number;
  seatsTotal: number;
};
export type FareCalendar = {
  days: FareCalendarDay[];
};
export type FareCalendarRequest = {
  kind?: FareLotKind;
  /** Such as `2027-01`. */
  month: string;
  /** Slug of a tenant. */
  tenant?: string;
};
export type GroupRequestEventName =
  | "requested"
  | "quoted"
  | "reminded"
  | "accepted"
  | "declined"
  | "refused"
  | "expired"
  | "withdrawn";
export type GroupRequestEntry = {
  at: string;
  /** Name of the user, or the operators' signature; empty for automatic changes. */
  author: string;
  kind: GroupRequestEventName;
  /** A reason or an amount; may be empty. */
  note: string;
};
export type GroupQuoteCase = {
  /** What the agency pays. */
  agentAmount: string;
  /** What the customer pays for the whole party. */
  amount: string;
  lot: FareLotForm;
  /** From 1. */
  number: number;
  quotedAt: string;
  quotedBy: string;
  /** Time of the tenant's zone. */
  validUntil: string;
};
export type GroupRequestStatusName =
  "requested" | "quoted" | "accepted" | "declined" | "expired" | "withdrawn";
export type GroupContact = {
  email: string;
  /** With the country code. */
  phone: string;
};
export type WantedJourneyView = {
  date: string;
  destination: string;
  origin: string;
};
export type GroupPassengers = {
  adults: number;
  children: number;
  infants: number;
};
export type GroupRequestTrip = {
  contact: GroupContact;
  /** Days that each journey may be earlier or later. */
  flexibleDays: number;
  groupName: string;
  journeys: WantedJourneyView[];
  kind: FareLotKind;
  note?: string;
  passengers: GroupPassengers;
};
export type GroupRequestCase = {
  agency: string;
  createdAt: string;
  createdBy: string;
  /** Currency of all amounts. */
  currency: string;
  /** Oldest first. */
  history: GroupRequestEntry[];
  /** Whether it can be quoted or refused. */
  isOpen: boolean;
  orderReference?: string;
  quote?: GroupQuoteCase;
  /** Why it was declined or refused. */
  reason?: string;
  referenceId: string;
  status: GroupRequestStatusName;
  /** Slug of the tenant. */
  tenant: string;
  trip: GroupRequestTrip;
  version: number;
  /** The tenant's time zone, of the deadlines. */
  zone: string;
};
export type GroupRequestKey = {
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type GroupRequestItem = {
  agency: string;
  createdAt: string;
  groupName: string;
  passengers: number;
  referenceId: string;
  /** Such as `DAC–JED, MED–DAC`. */
  route: string;
  status: GroupRequestStatusName;
  /** Slug of the tenant. */
  tenant: string;
  /** Until when the last quote can be, or could be, accepted. */
  validUntil?: string;
};
export type GroupRequestsFound = {
  items: GroupRequestItem[];
};
export type GroupRequestSearch = {
  /** Part of a number, an agency, a group or an airport; at most 100 characters. */
  search?: string;
  status?: GroupRequestStatusName;
  /** Slug of a tenant. */
  tenant?: string;
};
export type LotImportView = {
  importId: string;
  /** Lots stored so far, all of them drafts, while it is running or after it stopped. Absent once it has ended. */
  loaded?: number;
  lots: number;
  madeAt: string;
  madeBy: string;
  undoneAt?: string;
  undoneBy?: string;
};
export type LotImportList = {
  items: LotImportView[];
  /** A file with one lot to begin with. */
  template: string;
};
export type LotImportListRequest = {
  /** Slug of the tenant. */
  tenant: string;
};
export type FareLotRequest = {
  lotId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type GroupMissed = "deposit" | "names" | "balance";
export type GroupOrderStatus =
  | "seatsHeld"
  | "depositPaid"
  | "balancePaid"
  | "inProgress"
  | "ticketed"
  | "cancelled"
  | "released";
export type FareLotGroup = {
  /** The agency's name when it held the seats. */
  agency: string;
  agencyId: string;
  createdAt: string;
  groupName: string;
  /** Passengers without a name. */
  namesMissing: number;
  /** The next instant at which something is due. */
  nextDeadline?: string;
  /** What is due then. */
  nextDue?: GroupMissed;
  orderReference: string;
  /** Seats of the group; of a cancelled or released one, the seats that it returned. */
  seats: number;
  status: GroupOrderStatus;
};
export type FareLotGroups = {
  /** How many groups there are in each status, whatever was asked for; a status without any is left out. */
  counts: {
    [key: string]: number;
  };
  items: FareLotGroup[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
  /** Seats of groups without tickets. */
  seatsHeld: number;
  /** Seats of ticketed groups. */
  seatsSold: number;
};
export type FareLotGroupsRequest = {
  /** `next` of the page before. */
  cursor?: string;
  lotId: string;
  /** Only groups in this status; absent for all. */
  status?: GroupOrderStatus;
  /** Slug of the tenant. */
  tenant: string;
};
export type FareLotRow = {
  /** What the customer pays for an adult, such as `AED 1250.00`. */
  adultAmount: string;
  /** How many agencies see it; absent when all do. */
  agencies?: number;
  airline: string;
  departureDate: string;
  destination: string;
  kind: FareLotKind;
  lotId: string;
  namesBy: string;
  origin: string;
  returnDate?: string;
  seatsFree: number;
  seatsHeld: number;
  seatsSold: number;
  seatsTotal: number;
  state: FareLotState;
  /** Slug of the tenant. */
  tenant: string;
  ticketingBy: string;
  title: string;
  version: number;
};
export type FareLotList = {
  items: FareLotRow[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
};
export type FareLotListRequest = {
  /** `next` of the page before. */
  cursor?: string;
  /** First day of departure. */
  from?: string;
  kind?: FareLotKind;
  /** Part of title, airline, airport or flight number; at most 100 characters. */
  search?: string;
  state?: FareLotState;
  /** Slug of a tenant. */
  tenant?: string;
  /** Last day of departure. */
  to?: string;
};
export type LotKept = {
  /** From 1, the line with the names of the columns. */
  line: number;
  lotId: string;
  state: FareLotState;
  title: string;
};
export type LotProblem = {
  /** Name of the column; empty for the whole line. */
  field: string;
  /** From 1, the line with the names of the columns. */
  line: number;
  text: string;
};
export type LotImported = {
  /** Absent when nothing was imported. */
  importId?: string;
  /** Lines that are lots already, because orders took seats of them and they stayed when their import was taken back. They are not
    imported again. */
  kept: LotKept[];
  /** Lots of the file that are possible and not there yet. */
  lots: number;
  /** The first 200; with any, nothing is imported. */
  problems: LotProblem[];
};
export type LotImport = {
  /** The text of the file, at most 5,000 lots. The first line names the columns. */
  csv: string;
  /** Read it only. */
  dryRun: boolean;
  /** Slug of the tenant. */
  tenant: string;
};
export type GroupQuoteForm = {
  /** Flights, prices, deadlines and penalties. Its agencies do not count: the agency that asked alone gets the seats. */
  lot: FareLotForm;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** Time of the tenant's zone until when it can be accepted, such as `2026-12-02T18:00`. */
  validUntil: string;
  /** The version that was read. */
  version: number;
};
export type GroupRequestRefusal = {
  /** For the agency, at most 2,000 characters. */
  reason: string;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type FareLotSave = {
  lot: FareLotForm;
  /** Absent for a new lot. */
  lotId?: string;
  /** Seats of a new lot. */
  seatsTotal?: number;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read; with `lotId`. */
  version?: number;
};
export type FareLotStateChange = {
  lotId: string;
  state: FareLotState;
  /** Slug of the tenant. */
  tenant: string;
  version: number;
};
export type LotImportUndone = {
  /** Lots that stay because orders took seats of them. */
  kept: number;
  /** Lots that are gone. */
  lots: number;
};
export type LotImportUndo = {
  importId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export const {
  useChangeFareLotSeatsMutation,
  useCopyFareSeasonMutation,
  useFindFareAgenciesQuery,
  useLazyFindFareAgenciesQuery,
  useLoadFareCalendarQuery,
  useLazyLoadFareCalendarQuery,
  useViewGroupRequestQuery,
  useLazyViewGroupRequestQuery,
  useLoadGroupRequestsQuery,
  useLazyLoadGroupRequestsQuery,
  useLoadFareImportsQuery,
  useLazyLoadFareImportsQuery,
  useViewFareLotQuery,
  useLazyViewFareLotQuery,
  useLoadFareLotGroupsQuery,
  useLazyLoadFareLotGroupsQuery,
  useLoadFareLotsQuery,
  useLazyLoadFareLotsQuery,
  useImportFareLotsMutation,
  useQuoteGroupRequestMutation,
  useRefuseGroupRequestMutation,
  useSaveFareLotMutation,
  useSetFareLotStateMutation,
  useUndoFareImportMutation,
} = injectedRtkApi;
