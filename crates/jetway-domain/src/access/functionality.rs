//! Functionality codes: what a person may do. Source: platform specification, section 6.

use serde::{Deserialize, Serialize};

macro_rules! functionalities {
    ($($(#[doc = $doc:literal])* $name:ident = $code:literal as $wire:literal,)*) => {
        /// One thing a person may or may not do.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "u16", into = "u16")]
        #[repr(u16)]
        pub enum Functionality {
            $($(#[doc = $doc])* $name = $code,)*
        }

        impl Functionality {
            /// All of them, by code.
            pub const ALL: [Self; 60] = [$(Self::$name),*];

            /// The name the specification gives it, spelling included.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $wire,)*
                }
            }
        }
    };
}

functionalities! {
    /// See the dashboard.
    Dashboard = 201 as "Dashboard",
    /// Search flights.
    Search = 202 as "Search",
    /// See commission and agent amounts.
    ShowCommission = 203 as "ShowCommision",
    /// See markup.
    ShowMarkup = 204 as "ShowMarkup",
    /// See which supplier a fare comes from.
    ShowSource = 205 as "ShowSource",
    /// Make proposals.
    MakeProposal = 206 as "MakeProposal",
    /// Book flights.
    BookTicket = 207 as "BookTicket",
    /// Add travellers.
    AddTraveller = 208 as "AddTraveller",
    /// See travellers.
    ViewTraveller = 209 as "ViewTraveller",
    /// Change travellers.
    ManageTravellers = 210 as "ManageTravellers",
    /// See one booking.
    ViewBooking = 211 as "ViewBooking",
    /// Issue tickets.
    IssueTicket = 212 as "IssueTicket",
    /// Print tickets.
    PrintTicket = 213 as "PrintTicket",
    /// Cancel bookings.
    CancelTicket = 214 as "CancelTicket",
    /// Ask for a void.
    VoidRequest = 215 as "VoidRequest",
    /// Ask for a refund.
    RefundRequest = 216 as "RefundRequest",
    /// Ask for a reissue.
    ReissueRequest = 217 as "ReissueRequest",
    /// See what happened to a booking.
    BookingHistory = 218 as "BookingHistory",
    /// See what happened to special services.
    SsrHistory = 219 as "SSRHistory",
    /// See passport and visa numbers.
    ShowPassportVisa = 220 as "ShowPassportVisa",
    /// Ask for a later time limit.
    ExtendTimeLimit = 221 as "ExtendTimeLimit",
    /// Pay a part now.
    EnablePartialPayment = 222 as "EnablePartialPayment",
    /// See the list of bookings.
    ShowBookings = 223 as "ShowBookings",
    /// Show void list.
    ShowVoidList = 224 as "ShowVoidList",
    /// Show refund list.
    ShowRefundList = 225 as "ShowRefundList",
    /// Show exchange list.
    ShowExchangeList = 226 as "ShowExchangeList",
    /// Show all transactions.
    ShowAllTransactions = 227 as "ShowAllTransactions",
    /// Show deposit list.
    ShowDepositList = 228 as "ShowDepositList",
    /// Add deposit request.
    AddDepositRequest = 229 as "AddDepositRequest",
    /// Show partial payment list.
    ShowPartialPaymentList = 230 as "ShowPartialPaymentList",
    /// Pay partial payment due.
    PayPartialPaymentDue = 231 as "PayPartialPaymentDue",
    /// Access reports.
    AccessReports = 232 as "AccessReports",
    /// Company settings.
    CompanySettings = 233 as "CompanySettings",
    /// Edit company info.
    EditCompanyInfo = 234 as "EditCompanyInfo",
    /// Show staffs.
    ShowStaffs = 235 as "ShowStaffs",
    /// Manage staff.
    ManageStaff = 236 as "ManageStaff",
    /// Show branches.
    ShowBranches = 237 as "ShowBranches",
    /// Manage branch.
    ManageBranch = 238 as "ManageBranch",
    /// Show bank accounts.
    ShowBankAccounts = 239 as "ShowBankAccounts",
    /// Manage bank account.
    ManageBankAccount = 240 as "ManageBankAccount",
    /// Import pnr.
    ImportPnr = 241 as "ImportPnr",
    /// Use exclusive fares.
    UseExclusiveFares = 242 as "UsexClusiveFares",
    /// Access group fares.
    AccessGroupFares = 243 as "AccessGroupFares",
    /// Access umrah fares.
    AccessUmrahFares = 244 as "AccessUmrahFares",
    /// Access holiday.
    AccessHoliday = 245 as "AccessHoliday",
    /// Show holiday queue.
    ShowHolidayQueue = 246 as "ShowHolidayQueue",
    /// Search hotel.
    SearchHotel = 247 as "SearchHotel",
    /// Book hotel.
    BookHotel = 248 as "BookHotel",
    /// Print hotel.
    PrintHotel = 249 as "PrintHotel",
    /// Cancel hotel.
    CancelHotel = 250 as "CancelHotel",
    /// Show hotel booking history.
    ShowHotelBookingHistory = 251 as "ShowHotelBookingHistory",
    /// Show hotel queues.
    ShowHotelQueues = 252 as "ShowHotelQueues",
    /// Show visa queue.
    ShowVisaQueue = 253 as "ShowVisaQueue",
    /// Show visa correction history.
    ShowVisaCorrectionHistory = 254 as "ShowVisaCorrectionHistory",
    /// Show visa booking history.
    ShowVisaBookingHistory = 255 as "ShowVisaBookingHistory",
    /// Cancel visa application.
    CancelVisaApplication = 256 as "CancelVisaApplication",
    /// Edit visa application.
    EditVisaApplication = 257 as "EditVisaApplication",
    /// Print visa invoice.
    PrintVisaInvoice = 258 as "PrintVisaInvoice",
    /// View visa booking.
    ViewVisaBooking = 259 as "ViewVisaBooking",
    /// Search visa.
    SearchVisa = 260 as "SearchVisa",
}

/// A number that is no functionality code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a functionality code (201 to 260)")]
pub struct UnknownFunctionality(pub u16);

impl Functionality {
    /// Its number, 201 to 260.
    #[must_use]
    pub const fn code(self) -> u16 {
        self as u16
    }
}

impl TryFrom<u16> for Functionality {
    type Error = UnknownFunctionality;
    fn try_from(code: u16) -> Result<Self, UnknownFunctionality> {
        let known = Self::ALL.into_iter().find(|one| one.code() == code);
        known.ok_or(UnknownFunctionality(code))
    }
}

impl From<Functionality> for u16 {
    fn from(functionality: Functionality) -> Self {
        functionality.code()
    }
}

#[cfg(test)]
mod tests {
    use super::Functionality;

    #[test]
    fn the_codes_run_from_201_to_260_without_a_gap() {
        let codes: Vec<u16> = Functionality::ALL.into_iter().map(Functionality::code).collect();
        assert_eq!(codes, (201..=260).collect::<Vec<u16>>());
        assert!(Functionality::try_from(261).is_err());
    }
}
