## Sign-in

device-code =
    Hello { $name },

    Someone is signing in to { $company } with your password from a new browser.

    Code: { $code }

    The code is valid for { $minutes } minutes. If this was not you, change your password now.
    .subject = { $code } is your { $company } code

reset-code =
    Hello { $name },

    Someone wants to set a new password for your { $company } account.

    Code: { $code }

    The code is valid for { $minutes } minutes. If this was not you, ignore this e-mail: your password does not change.
    .subject = { $code } is your { $company } code

password-changed =
    Hello { $name },

    The password of your { $company } account was changed, and you were signed out everywhere else. If this was not you, request a new password at once and tell us.
    .subject = Your { $company } password was changed

wrong-codes =
    Hello { $name },

    Someone has entered several wrong codes for your { $company } account. Codes are now refused for { $minutes } minutes, and for longer after each further wrong one: in the browser they were entered in or, if that was a new browser, in all new browsers.

    If this was you, wait and request a new code. If not, you do not have to do anything: your account is safe, and you can sign in as usual from browsers you have used before.
    .subject = Wrong codes for your { $company } account

wrong-passwords =
    Hello { $name },

    Someone has entered several wrong passwords for your { $company } account. Sign-in is now refused for { $minutes } minutes: in the browser they were entered in or, if that was a new browser, in all new browsers.

    If this was you, wait, or choose "Forgot password?". If not, you do not have to do anything: you can sign in as usual from browsers you have used before. Choose another password if this one is used elsewhere too.
    .subject = Wrong passwords for your { $company } account

operator-wrong-passwords =
    Hello { $name },

    Someone has entered several wrong passwords or codes for your account in the operators' console. Sign-in with your address is now refused for { $minutes } minutes. Open sessions stay open.

    If this was you, wait, and check that the clock of the device with your authenticator is right. If not, inform your administrator, and ask for a new invitation if you use this password elsewhere too.
    .subject = Wrong passwords or codes for your account in the operators' console

texted-code = { $code } is your { $company } code. It is valid for { $minutes } minutes. Never share it.

invitation =
    Hello { $name },

    { $agency } has added you to { $company }. Sign in at { $place } with

    E-mail: { $email }
    Temporary password: { $password }

    It is valid for a week. When you sign in, we e-mail you a code for your browser, and you choose your own password. If you did not expect this, ignore this e-mail.
    .subject = { $agency } has added you to { $company }

## Registration

applicant-code =
    Welcome,

    Someone wants to register an agency with { $company } under this address.

    Code: { $code }

    The code is valid for { $minutes } minutes. If this was not you, ignore this e-mail.
    .subject = { $code } is your { $company } code

applicant-known =
    Hello,

    Someone wants to register an agency with { $company } under this address, which already has an account. Sign in at { $place }, or choose "Forgot password?" there. If this was not you, ignore this e-mail: your account does not change.
    .subject = You have a { $company } account

application-received =
    Hello { $name },

    We have received your application for { $agency } and are reviewing it. Its reference is { $reference }.

    We will send our decision to this address.
    .subject = Your { $company } application { $reference }

application-approved =
    Hello { $name },

    { $agency } can now trade with { $company }.

    Sign in at { $place }
    E-mail: { $email }
    Temporary password: { $password }

    You choose your own password when you sign in. The temporary one is valid for 7 days; after that, choose "Forgot password?".
    .subject = Welcome to { $company }

application-rejected =
    Hello { $name },

    We cannot accept { $agency } at this time.

    { $reason }

    The reference of your application is { $reference }.
    .subject = Your { $company } application { $reference }

application-questioned =
    Hello { $name },

    To continue with your application for { $agency }, we need the following from you:

    { $reason }

    Your form, as you sent it: { $place }
    .subject = A question about your { $company } application

## Documents

kyc-remark =
    Hello { $name },

    We have checked the documents of { $agency } and have a remark:

    { $reason }

    Sign in at { $place } and answer under Company settings, KYC remarks.
    .subject = Documents of { $agency }

## Orders

order-limit-near =
    Hello { $name },

    Order { $reference } ({ $route }) is not ticketed yet. Its seats are released on { $until }.

    Issue it or request an extension of the time limit: { $place }
    .subject = { $reference }: one hour left

order-due-near =
    Hello { $name },

    The rest of order { $reference } ({ $route }) is due on { $until }.

    Pay it from your wallet: { $place }
    .subject = { $reference }: payment due soon

order-due-overdue =
    Hello { $name },

    The rest of order { $reference } ({ $route }) was not paid in time. It is taken from your wallet after { $until }. If your wallet does not cover it then, your agency can't issue tickets until it is paid.

    Pay it from your wallet: { $place }
    .subject = { $reference } is overdue

order-due-debited =
    Hello { $name },

    The rest of order { $reference } ({ $route }) was taken from your wallet automatically. The order is paid in full.

    { $place }
    .subject = { $reference } is paid in full

order-due-enforced =
    Hello { $name },

    Your wallet does not cover the rest of order { $reference } ({ $route }), which was due on { $until }. Your agency can't issue tickets until it is paid.

    Add funds and pay it: { $place }
    .subject = { $reference }: tickets can't be issued until it is paid

order-expired =
    Hello { $name },

    The time limit of order { $reference } ({ $route }) has expired, and its seats were released. Nothing was charged.

    View the order, or search for the flights again: { $place }
    .subject = { $reference } has expired

order-seats-lost =
    Hello { $name },

    The airline released the seats of order { $reference } ({ $route }) before the time limit. Nothing was charged.

    View the order, or search for the flights again: { $place }
    .subject = { $reference }: the airline released the seats

order-handed-over =
    Hello { $name },

    The airline has not confirmed order { $reference } ({ $route }). Our team is contacting it. Do not book the same flights again: we will e-mail you the outcome.

    { $place }
    .subject = { $reference } is not confirmed yet

order-ticketed =
    Hello { $name },

    The tickets of order { $reference } ({ $route }) have been issued.

    Print them: { $place }
    .subject = { $reference } is ticketed

order-unticketed =
    Hello { $name },

    No tickets were issued for order { $reference } ({ $route }), and the funds held for them were released.

    See why, and try again while the seats are held: { $place }
    .subject = { $reference }: no tickets were issued

order-cancelled =
    Hello { $name },

    Our team has found that the airline has no booking for order { $reference } ({ $route }). The order is cancelled and nothing was charged.

    { $place }
    .subject = { $reference } is cancelled

order-moved =
    Hello { $name },

    The airline has changed flight times in order { $reference } ({ $route }).

    Check the new times and tell the travellers: { $place }
    .subject = { $reference }: flight times have changed

order-part-answered =
    Hello { $name },

    Our team has answered your request for partial payment of order { $reference } ({ $route }).

    Read the answer: { $place }
    .subject = { $reference }: partial payment

order-children-answered =
    Hello { $name },

    Our team has answered your request to issue order { $reference } ({ $route }) for unaccompanied minors.

    Read the answer: { $place }
    .subject = { $reference }: unaccompanied minors

order-requests-refused =
    Hello { $name },

    The airline refused a special request of order { $reference } ({ $route }).

    See what it refused: { $place }
    .subject = { $reference }: a request was refused

## Deposits

deposit-credited =
    Hello { $name },

    Deposit { $reference } is approved: { $amount } is credited to your wallet.

    { $place }
    .subject = { $reference } is credited

deposit-rejected =
    Hello { $name },

    Deposit { $reference } of { $amount } was not accepted:

    { $reason }

    { $place }
    .subject = { $reference } was not accepted

deposit-question =
    Hello { $name },

    We cannot credit deposit { $reference } of { $amount } yet and need the following from you:

    { $reason }

    Answer here: { $place }
    .subject = A question about deposit { $reference }

deposit-bounced =
    Hello { $name },

    The bank did not pay the cheque of deposit { $reference } of { $amount }:

    { $reason }

    { $place }
    .subject = { $reference }: the cheque bounced

## Travellers

itinerary =
    Hello,

    { $company } has sent you the itinerary of your trip { $route }: flights at their current times, ticket numbers and a calendar file.

    { $place }

    Questions? { $contacts }
    .subject = Your itinerary { $route }

hotel-itinerary =
    Hello,

    { $company } has sent you the voucher of your stay { $route }, with a PDF and a calendar file.

    { $place }

    Questions? { $contacts }
    .subject = Hotel voucher: { $route }

holiday-itinerary =
    Hello,

    { $company } has sent you the itinerary of your holiday { $route }: every day, hotels, references, and a calendar file.

    { $place }

    Questions? { $contacts }
    .subject = Your holiday: { $route }

## Hotel orders

hotel-order-limit-near =
    Hello { $name },

    Order { $reference } ({ $route }) is confirmed and not paid yet. Its rooms are released on { $until }.

    Pay for it: { $place }
    .subject = { $reference }: one hour left

hotel-order-expired =
    Hello { $name },

    Order { $reference } ({ $route }) was not paid in time. The booking is cancelled and nothing was charged.

    { $place }
    .subject = { $reference } has expired

hotel-order-handed-over =
    Hello { $name },

    The hotel has not given us a clear answer about order { $reference } ({ $route }). Our team is contacting it and we will e-mail you the outcome. Please change nothing about these rooms until then.

    { $place }
    .subject = { $reference } is being reviewed

hotel-order-unticketed =
    Hello { $name },

    Order { $reference } ({ $route }) is not paid: the funds held for it, if any, were released.

    See what you can do next: { $place }
    .subject = { $reference } is not paid

hotel-order-ticketed =
    Hello { $name },

    The hotel has confirmed order { $reference } ({ $route }), and it is paid.

    Print the voucher: { $place }
    .subject = { $reference } is confirmed

hotel-order-cancelled =
    Hello { $name },

    The hotel has not accepted order { $reference } ({ $route }). The order is cancelled and nothing was charged.

    { $place }
    .subject = { $reference } is cancelled

group-request-quoted =
    Hello { $name },

    We have a quote for your request { $reference } ({ $route }, { $group }). It is valid until { $until }.

    See the quote: { $place }
    .subject = { $reference }: your group quote

group-request-ends =
    Hello { $name },

    Our quote for your request { $reference } ({ $route }, { $group }) ends on { $until }. Accept it before then, or ask for a new one.

    See the quote: { $place }
    .subject = { $reference }: your group quote ends soon

group-request-refused =
    Hello { $name },

    We cannot offer what you asked for in { $reference } ({ $route }, { $group }): { $reason }

    { $place }
    .subject = { $reference }: no offer for your group

group-request-expired =
    Hello { $name },

    Your request { $reference } ({ $route }, { $group }) has expired. No seats are held and nothing was charged. You can ask again at any time.

    { $place }
    .subject = { $reference } has expired

group-order-limit-near =
    Hello { $name },

    Order { $reference } ({ $route }) has a payment that is due on { $until }. Its seats are given back if it is not paid until then.

    Pay for it: { $place }
    .subject = { $reference }: one hour left

group-order-names-near =
    Hello { $name },

    Names of order { $reference } ({ $route }) are missing. They are due on { $until }; without them the seats are given back and a part of the deposit may be kept.

    Enter the names: { $place }
    .subject = { $reference }: names are due

group-order-balance-near =
    Hello { $name },

    The balance of order { $reference } ({ $route }) is due on { $until }. Without it the seats are given back and a part of the deposit may be kept.

    Pay the balance: { $place }
    .subject = { $reference }: the balance is due

group-order-expired =
    Hello { $name },

    Order { $reference } ({ $route }) missed a deadline. Its seats are given back; what its terms return is in your wallet.

    { $place }
    .subject = { $reference } has ended

group-order-handed-over =
    Hello { $name },

    The airline has not given us a clear answer about the tickets of order { $reference } ({ $route }). Our team is contacting it and we will e-mail you the outcome.

    { $place }
    .subject = { $reference } is being reviewed

group-order-unticketed =
    Hello { $name },

    The airline has made no tickets for order { $reference } ({ $route }) yet. The seats are still held and paid; the airline is asked again soon, or as soon as you change a name.

    See the order: { $place }
    .subject = { $reference } has no tickets yet

group-order-ticketed =
    Hello { $name },

    Every passenger of order { $reference } ({ $route }) has a ticket.

    Print the tickets: { $place }
    .subject = { $reference } is ticketed

group-order-cancelled =
    Hello { $name },

    The airline makes no tickets for order { $reference } ({ $route }). The order is cancelled, and everything that was paid has returned to your wallet.

    { $place }
    .subject = { $reference } is cancelled

holiday-request-quoted =
    Hello { $name },

    We have a quotation for your holiday request { $reference } ({ $package }, from { $start }). It is valid until { $until }.

    See the quotation: { $place }
    .subject = { $reference }: your holiday quotation

holiday-request-ends =
    Hello { $name },

    Our quotation for your holiday request { $reference } ({ $package }, from { $start }) ends on { $until }. Accept it before then, or ask for a new one.

    See the quotation: { $place }
    .subject = { $reference }: your holiday quotation ends soon

holiday-request-refused =
    Hello { $name },

    We cannot offer what you asked for in { $reference } ({ $package }, from { $start }): { $reason }

    { $place }
    .subject = { $reference }: no offer for your holiday

holiday-request-expired =
    Hello { $name },

    Your holiday request { $reference } ({ $package }, from { $start }) has expired. Nothing is booked and nothing was charged. You can ask again at any time.

    { $place }
    .subject = { $reference } has expired

holiday-request-message =
    Hello { $name },

    Our team has written to you about your holiday request { $reference } ({ $package }, from { $start }).

    Read the message: { $place }
    .subject = { $reference }: a message for you

holiday-order-limit-near =
    Hello { $name },

    Holiday { $reference } ({ $route }) has a payment that is due on { $until }. The holiday is cancelled if it is not paid until then.

    Pay for it: { $place }
    .subject = { $reference }: one hour left

holiday-order-balance-near =
    Hello { $name },

    The balance of holiday { $reference } ({ $route }) is due on { $until }. Without it the holiday is cancelled, and its cancellation policy decides what returns.

    Pay the balance: { $place }
    .subject = { $reference }: the balance is due

holiday-order-expired =
    Hello { $name },

    Holiday { $reference } ({ $route }) was not paid in time and is cancelled. What its cancellation policy returns is in your wallet.

    { $place }
    .subject = { $reference } has expired

holiday-order-cancelled =
    Hello { $name },

    We cannot carry out holiday { $reference } ({ $route }). The order is cancelled, and everything that was paid has returned to your wallet.

    { $place }
    .subject = { $reference } is cancelled

holiday-confirmed =
    Hello { $name },

    Holiday { $reference } ({ $route }) is confirmed by its suppliers. If a balance is open, pay it before it is due.

    See the order: { $place }
    .subject = { $reference } is confirmed

hotel-voucher =
    Hello,

    { $company } sends you the voucher of your stay:

    { $voucher }

    Show it with a passport or identity card at the reception.

    Questions? { $contacts }
    .subject = Hotel voucher { $reference }: { $route }

## Visa applications

visa-order-expired =
    Hello { $name },

    The draft of visa application { $reference } ({ $route }) was not submitted within 30 days. It is closed and nothing was charged.

    { $place }
    .subject = { $reference } has expired

visa-correction =
    Hello { $name },

    Our team cannot lodge visa application { $reference } ({ $route }) yet: something has to be corrected.

    See what is asked for, and until when: { $place }
    .subject = { $reference }: a correction is needed

visa-lodged =
    Hello { $name },

    Applications of { $reference } ({ $route }) were lodged with the embassy.

    { $place }
    .subject = { $reference } is lodged

visa-biometrics =
    Hello { $name },

    The embassy expects an applicant of { $reference } ({ $route }) in person, for fingerprints and a photo.

    See when, and tell the applicant: { $place }
    .subject = { $reference }: an appointment at the embassy

visa-decided =
    Hello { $name },

    The embassy has decided about an applicant of { $reference } ({ $route }).

    Read the decision: { $place }
    .subject = { $reference }: the embassy has decided

visa-delivered =
    Hello { $name },

    The visas of { $reference } ({ $route }) are ready.

    Download them: { $place }
    .subject = { $reference }: the visas are ready

visa-reminder =
    Hello { $name },

    Something about visa application { $reference } ({ $route }) cannot wait much longer.

    See what it is: { $place }
    .subject = { $reference }: a reminder
