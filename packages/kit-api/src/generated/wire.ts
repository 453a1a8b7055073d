import type { FieldError } from '../problem';

export type MoneyText = string;
export interface Money { currency: string; amount: string }

// ── auth (tag "auth") — send header `device-id`; no Authorization header ──
export interface LoginRequest { username: string; password: string }                       // POST /api/auth/v1/Authentication/Authenticate   op authenticate
export interface VerifyDeviceRequest { username: string; reference: string; verificationCode: string } // POST …/VerifyDevice  op verifyDevice → LoginResponse
export interface LoginResponse { authenticated: boolean; forceChangePassword: boolean; verifyPhoneNumber: boolean; phoneNumber?: string; identity?: { token: string }; verificationReference?: string; error?: MessageError }
export interface MessageError { code: string; message: string }

// ── customer (tag "customer") ──
// GET /api/customer/v1/User/GetUserContext op getUserContext; sends header `x-device-info` (base64url JSON of DeviceInfo, UA strings cut at 500)
export interface UserContext { authentic: { forceLogout: boolean; logoutMessage?: string; newToken?: string }; companyName: string; firstName: string; lastName: string; email: string; companyEmail: string; profileLogo?: string; companyLogo?: string; functionalities: number[]; isReviewGiven: boolean; documentCollect: { forceCollect: boolean; collectIntervalMins?: number; remainingSkipCount: number }; sessionExpired: boolean; expired: boolean; onlineUpload: boolean; bdfToken?: string; videoClosedOn?: string; associatedStaff?: ContactPerson; associatedBranch?: ContactPerson; userId: string; agencyId: string; currency: string; roles: string[] }
export interface ContactPerson { name: string; email: string; phoneNumber: string }
export interface LogoResponse { companyLogo?: string; profileLogo?: string }               // GET /api/customer/v1/User/GetLogo op getLogo
// POST /api/customer/v1/MyBooking/GetBookings op getBookings
export interface BookingsRequest { queue?: BookingQueue; search?: string; dateField?: 'created' | 'travel' | 'ttl'; from?: string; to?: string; page?: number; pageSize?: number; sort?: string }
export type BookingQueue = 'all' | 'onHold' | 'pending' | 'ticketed' | 'cancelled' | 'expired' | 'unconfirmed';
export interface BookingsResponse { items: BookingRow[]; total: number; page: number; pageSize: number; counts: Record<string, number> }
export interface BookingRow { orderReference: string; route: string; tripType: number; departsOn: string; returnsOn?: string; leadPassenger: string; passengerCount: number; pnr?: string; airlineCode: string; airlineName: string; status: OrderStatus; statusText: string; timeLimitAt?: string; agentAmount: MoneyText; customerAmount: MoneyText; createdAt: string; createdBy: string }

// ── utility (tag "utility"), public reads cached at the edge ──
// GET /api/utility/v1/Banner/{GetHomePageBanner|GetSearchPadBanner|GetTopSearchPadBanner|GetBankDetailsBanner} → Banner[]   ops getHomePageBanner …
export interface Banner { bannerPath: string; text: string; downloadApp: boolean; link?: string }
// POST /api/utility/v1/Airport/GetAirportsByKey op getAirportsByKey → Airport[] (≤10; exact code, metro code, city prefix, name prefix, fuzzy/typo; then rank)
export interface AirportQuery { searchTerm: string }
export interface Airport { airportCode: string; airportName: string; cityCode: string; cityName: string; countryCode: string; countryName: string; lat: number; lon: number; timezone: string; rank: number; kind: 'airport' | 'metro' }
export interface Country { code2: string; code3: string; name: string; nationality: string; dialCode: string; currency: string } // GET /api/utility/v1/Country/GetAllCountries op getAllCountries
export interface AirlineOption { value: string; label: string; alliance?: string; lowCost: boolean } // GET /api/utility/v1/Airline/GetAirlineOptions op getAirlineOptions

// ── payment (tag "payment") ──
export interface WalletBalance { walletCurrency: string; walletBalance: string; status: string; subscription?: string; errorDetail?: string; posted: string; held: string; creditLimit: string; creditUsed: string; creditAvailable: string } // GET /api/payment/v1/passbook/mybalance op myBalance; amounts decimal strings; walletBalance = available
export interface PassbookRequest { from?: string; to?: string; type?: string; search?: string; page?: number; pageSize?: number } // POST /api/payment/v1/passbook/load op loadPassbook
export interface PassbookResponse { items: PassbookRow[]; total: number; page: number; pageSize: number; currency: string; openingBalance: string; closingBalance: string }
export interface PassbookRow { entryNo: number; postedAt: string; valueOn: string; type: 'deposit' | 'issue' | 'void' | 'refund' | 'adjustment' | 'fee'; reference: string; description: string; debit?: string; credit?: string; balance: string; createdBy: string; journalId: string }

// ── search (tag "flights") ── header Authorization; code 202
// POST /api/search/v1/AirSearch op airSearch → AirSearchResponse (first batch may already be in it)
// POST /api/search/v1/RefreshAirSearch?requestId=&since= op refreshAirSearch → AirSearchResponse with only new/changed flights since that refreshCount
// POST /api/search/v1/GetAirSearch?requestId= op getAirSearch → whole snapshot
export interface AirSearchRequest { tripType: 1 | 2 | 3; travelClass: 'E' | 'P' | 'B' | 'F'; fareType: string; preferredAirlines: string[]; segments: SearchSegment[]; adultCount: number; childCount: number; childAges: number[]; infantCount: number; directOnly?: boolean; currency?: string }
export interface SearchSegment { id: number; origin: string; destination: string; departureDate: string; returnDate?: string }   // codes; for tripType 2 exactly one segment with returnDate
export interface AirSearchResponse { requestId: string; expiresAt: string; suppliersTotal: number; suppliersRemaining: number; pollAfterMs: number; resultCompleted: boolean; refreshCount: number; currency: string; currencyDefault: string; specialReturn: boolean; flights: Itinerary[]; duplicates: string[]; notices: string[] }
export interface Itinerary {
  itineraryId: string; amount: MoneyText; grossAmount: MoneyText; agentAmount?: MoneyText /* needs 203 */; duration: number /* min, whole trip flying+layovers */;
  flightSummary: FlightSummary[]; journeyWises: JourneyWise[]; stopKey: '0' | '1' | '2+'; refundable: boolean; airlineCode: string; airlineName: string; alliance?: string;
  layoverAirports: string[]; layoverDuration: { min: number; max: number }; productClass: string; pushtoItinerary: boolean; brandDetails: Brand[]; moreFlights: Itinerary[]; moreCount: number;
  segments: Segment[]; seatsRemaining: number; fareType: 'OnHold' | 'Instant'; baggageSummary: string; source?: string /* needs 205 */; expiresAt: string; badges: ('cheapest' | 'fastest' | 'best')[]; priceTrend?: string }
export interface FlightSummary { departureTime: string; arrivalTime: string /* HH:MM */; departureAirportCode: string; arrivalAirportCode: string; dayOffset: number; stops: number; duration: number; departsOn: string }
export interface JourneyWise { stopKey: '0' | '1' | '2+'; departureTiming: string; arrivalTiming: string }
export interface SegmentEnd { code: string; name: string; city: string; terminal?: string; local: string; utc: string }
export interface Segment { segmentId: string; journeyIndex: number; origin: SegmentEnd; destination: SegmentEnd; marketing: { code: string; number: string; name: string }; operating: { code: string; number?: string; name: string }; aircraft: { iata: string; name: string }; rbd: string; cabin: string; fareBasis: string; durationMinutes: number; layoverAfterMinutes?: number; changeOfAirport: boolean; overnight: boolean }
export interface Brand { brandId: string; itineraryId: string; name: string; cabin: string; amount: MoneyText; grossAmount: MoneyText; agentAmount?: MoneyText; deltaFromLowest: MoneyText; checkedBag: string; cabinBag: string; seat: 'free' | 'paid' | 'none'; meal: 'free' | 'paid' | 'none'; change: Condition; refund: Condition }
export interface Condition { allowed: boolean; fee?: MoneyText; text: string }

// ── price, sell, book, ticket, order (tag "flights") ──
// POST /api/price/v2/AirPrice op airPrice
export interface AirPriceRequest { requestId: string; itineraryIds: string[]; brandId?: string }
export type PriceStatus = 'OK' | 'PriceChanged' | 'SoldOut' | 'Expired';
export interface AirPriceResponse { priceSessionId: string; status: PriceStatus; previous?: FareBreakdown; current?: FareBreakdown; delta?: MoneyText; itinerary?: Itinerary; holdAllowed: boolean; instantOnly: boolean; sessionExpiresAt?: string; ticketTimeLimitAt?: string; passportRequired: boolean; alternatives: Itinerary[] /* same flights from another supplier, when SoldOut */; lowerFare?: { itineraryId: string; amount: MoneyText; saving: MoneyText }; onlyChild: boolean }
export interface FareBreakdown { perPassengerType: PassengerFare[]; base: MoneyText; taxes: MoneyText; gross: MoneyText; commission?: MoneyText /*203*/; taxOnAgent: { label: string /* "AIT" or "VAT" key */; rate: string; amount: MoneyText }; serviceFee: MoneyText; agentPayable?: MoneyText /*203*/; customerTotal: MoneyText; currency: string }
export interface PassengerFare { passengerType: 'ADT' | 'CHD' | 'INF'; count: number; base: MoneyText; surcharge: MoneyText; taxes: { code: string; name: string; amount: MoneyText }[]; total: MoneyText /* per passenger */; subtotal: MoneyText /* × count */ }
// POST /api/order/v1/Sell/AirSell op airSell — stores travellers on the price session, re-prices
export interface AirSellRequest { priceSessionId: string; travellers: Traveller[]; contact: { email: string; phone: string; phoneCountryCode: string } }
export interface Traveller { travellerId: string /* client key t1.. */; passengerType: 'ADT' | 'CHD' | 'INF'; title: 'Mr' | 'Mrs' | 'Ms' | 'Mstr' | 'Miss'; givenName: string; surname: string; gender: 'M' | 'F'; birthOn: string; nationality: string; passport?: { number: string; issueCountry: string; expiresOn: string }; linkedAdultId?: string; frequentFlyer?: { airline: string; number: string } }
export interface AirSellResponse { priceSessionId: string; status: PriceStatus; bookable: boolean; previous?: FareBreakdown; current?: FareBreakdown; delta?: MoneyText; sessionExpiresAt?: string; warnings: FieldError[] }
// POST /api/order/v1/Book/AirBook op airBook — header Idempotency-Key optional; natural key priceSessionId. 207
export interface AirBookRequest { priceSessionId: string; acceptedAmount: MoneyText /* = current.customerTotal as shown; the wallet is charged agentPayable */ }
export interface AirBookResponse { orderReference: string; status: OrderStatus }
export type OrderStatus = 'Pending' | 'OnHold' | 'InProgress' | 'Confirmed' | 'PartiallyTicketed' | 'UnConfirmed' | 'Cancelled' | 'Expired';
// POST /api/order/v1/Ticket/AirTicket?orderReference= op airTicket — 212. Charges the wallet: hold → supplier → capture. Answers the order.
export interface AirTicketRequest { acceptedAmount: MoneyText; fundSource: 'wallet' }
// POST /api/order/v1/AirGetOrder?orderReference=&firstTime= op airGetOrder — 211
export interface Order { orderReference: string; orderType: 1; version: number; status: OrderStatus; statusText: string; createdAt: string; createdBy: string; agencyName: string; tripType: number; route: string; segments: Segment[]; journeys: FlightSummary[]; pnr?: string; airlinePnrs: Record<string, string>; source?: string; fareType: 'OnHold' | 'Instant'; airlineCode: string; airlineName: string; baggageSummary: string; brandName: string; travellers: OrderTraveller[]; tickets: Ticket[]; fare: FareBreakdown; payment: { state: 'none' | 'held' | 'paid'; paid?: MoneyText /*203*/; journalId?: string; paidAt?: string }; timeLimits: { ticketingTimeLimitAt?: string; autoCancelAt?: string; priceGuaranteedUntil?: string }; actions: OrderAction[]; history: OrderEvent[]; hint?: 'newOrder'; flags: { instant: boolean; priceChanged: boolean; onlyChild: boolean } }
export interface OrderTraveller extends Omit<Traveller, 'passport'> { passport?: { number: string /* masked without 220 */; issueCountry: string; expiresOn: string }; ticketNumber?: string }
export interface Ticket { number: string /* 13 digits */; travellerId: string; status: 'OPEN' | 'VOID' | 'REFUNDED'; coupons: { segmentId: string; status: string }[]; issuedAt: string }
export type OrderAction = 'issue' | 'refresh';
export interface OrderEvent { at: string; by: string; kind: string; text: string }
