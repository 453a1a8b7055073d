//! Functionality codes: a user's permissions. Source: platform specification, section 6.

use serde::{Deserialize, Serialize};

macro_rules! functionalities {
    ($($(#[doc = $doc:literal])* $name:ident = $code:literal as $wire:literal,)*) => {
        /// A permission.
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
    /// See the history of a booking.
    BookingHistory = 218 as "BookingHistory",
    /// See the history of special services.
    SsrHistory = 219 as "SSRHistory",
    /// See passport and visa numbers.
    ShowPassportVisa = 220 as "ShowPassportVisa",
    /// Request an extension of the time limit.
    ExtendTimeLimit = 221 as "ExtendTimeLimit",
    /// Pay a first part only.
    EnablePartialPayment = 222 as "EnablePartialPayment",
    /// See the list of bookings.
    ShowBookings = 223 as "ShowBookings",
    /// See the list of voids.
    ShowVoidList = 224 as "ShowVoidList",
    /// See the list of refunds.
    ShowRefundList = 225 as "ShowRefundList",
    /// See the list of exchanges.
    ShowExchangeList = 226 as "ShowExchangeList",
    /// See all transactions.
    ShowAllTransactions = 227 as "ShowAllTransactions",
    /// See the list of deposits.
    ShowDepositList = 228 as "ShowDepositList",
    /// Request a deposit.
    AddDepositRequest = 229 as "AddDepositRequest",
    /// See the list of partial payments.
    ShowPartialPaymentList = 230 as "ShowPartialPaymentList",
    /// Pay the amount due of a partial payment.
    PayPartialPaymentDue = 231 as "PayPartialPaymentDue",
    /// See reports.
    AccessReports = 232 as "AccessReports",
    /// See the company settings.
    CompanySettings = 233 as "CompanySettings",
    /// Edit the company's details.
    EditCompanyInfo = 234 as "EditCompanyInfo",
    /// See the staff.
    ShowStaffs = 235 as "ShowStaffs",
    /// Manage staff.
    ManageStaff = 236 as "ManageStaff",
    /// See the branches.
    ShowBranches = 237 as "ShowBranches",
    /// Manage branches.
    ManageBranch = 238 as "ManageBranch",
    /// See the bank accounts.
    ShowBankAccounts = 239 as "ShowBankAccounts",
    /// Manage bank accounts.
    ManageBankAccount = 240 as "ManageBankAccount",
    /// Import PNRs.
    ImportPnr = 241 as "ImportPnr",
    /// Use exclusive fares.
    UseExclusiveFares = 242 as "UsexClusiveFares",
    /// Use group fares.
    AccessGroupFares = 243 as "AccessGroupFares",
    /// Use Umrah fares.
    AccessUmrahFares = 244 as "AccessUmrahFares",
    /// Use holidays.
    AccessHoliday = 245 as "AccessHoliday",
    /// See the queue of holiday requests.
    ShowHolidayQueue = 246 as "ShowHolidayQueue",
    /// Search hotels.
    SearchHotel = 247 as "SearchHotel",
    /// Book hotels.
    BookHotel = 248 as "BookHotel",
    /// Print hotel vouchers.
    PrintHotel = 249 as "PrintHotel",
    /// Cancel hotels.
    CancelHotel = 250 as "CancelHotel",
    /// See the history of hotel bookings.
    ShowHotelBookingHistory = 251 as "ShowHotelBookingHistory",
    /// See the queues of hotel bookings.
    ShowHotelQueues = 252 as "ShowHotelQueues",
    /// See the queue of visa applications.
    ShowVisaQueue = 253 as "ShowVisaQueue",
    /// See the history of visa corrections.
    ShowVisaCorrectionHistory = 254 as "ShowVisaCorrectionHistory",
    /// See the history of visa bookings.
    ShowVisaBookingHistory = 255 as "ShowVisaBookingHistory",
    /// Cancel visa applications.
    CancelVisaApplication = 256 as "CancelVisaApplication",
    /// Edit visa applications.
    EditVisaApplication = 257 as "EditVisaApplication",
    /// Print visa invoices.
    PrintVisaInvoice = 258 as "PrintVisaInvoice",
    /// See visa bookings.
    ViewVisaBooking = 259 as "ViewVisaBooking",
    /// Search visas.
    SearchVisa = 260 as "SearchVisa",
}

/// A number that is not a functionality code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a functionality code (201 to 260)")]
pub struct UnknownFunctionality(pub u16);

impl Functionality {
    /// The code, 201 to 260.
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
