## The way in

device-code =
    Hello { $name },

    someone signs in to { $company } with your password from a new browser.

    Code: { $code }

    It is good for { $minutes } minutes. If this was not you, change your password now.
    .subject = { $code } is your { $company } code

reset-code =
    Hello { $name },

    someone wants to set a new password for your { $company } account.

    Code: { $code }

    It is good for { $minutes } minutes. If this was not you, do nothing: your password stays as it is.
    .subject = { $code } is your { $company } code

password-changed =
    Hello { $name },

    the password of your { $company } account was changed and you were signed out everywhere else. If this was not you, ask for a new password at once and tell us.
    .subject = Your { $company } password was changed

texted-code = { $code } is your { $company } code. It is good for { $minutes } minutes. Never pass it on.

invitation =
    Hello { $name },

    { $agency } has added you to { $company }. Sign in at { $place } with

    E-mail: { $email }
    First password: { $password }

    It is good for a week. We mail you a code for your browser, and then you choose a password of your own. If you did not expect this, do nothing.
    .subject = { $agency } has added you to { $company }

## Registration

applicant-code =
    Welcome,

    someone wants to register an agency with { $company } under this address.

    Code: { $code }

    It is good for { $minutes } minutes. If this was not you, do nothing.
    .subject = { $code } is your { $company } code

applicant-known =
    Hello,

    someone wants to register an agency with { $company } under this address, which has an account already. Sign in at { $place }, or choose "Forgot password?" there. If this was not you, do nothing: your account stays as it is.
    .subject = You have a { $company } account

application-received =
    Hello { $name },

    we have your application for { $agency } and look at it now. Its reference is { $reference }.

    You hear from us at this address, whatever we decide.
    .subject = Your { $company } application { $reference }

application-approved =
    Hello { $name },

    { $agency } can trade with { $company } now.

    Sign in at { $place }
    E-mail: { $email }
    First password: { $password }

    You choose your own password right after. The first one is good for 7 days; later, choose "Forgot password?".
    .subject = Welcome to { $company }

application-rejected =
    Hello { $name },

    we cannot take on { $agency } at this time.

    { $reason }

    The reference of your application is { $reference }.
    .subject = Your { $company } application { $reference }

application-questioned =
    Hello { $name },

    to go on with your application for { $agency } we need this from you:

    { $reason }

    Your form, as you sent it: { $place }
    .subject = A question about your { $company } application

## Papers

kyc-remark =
    Hello { $name },

    we have looked at the papers of { $agency } and have this to say:

    { $reason }

    Sign in at { $place } and answer under Company settings, KYC remarks.
    .subject = About the papers of { $agency }

## Orders

order-limit-near =
    Hello { $name },

    order { $reference } ({ $route }) is not ticketed yet. Its seats are given up at { $until }.

    Issue it or ask for a longer time limit: { $place }
    .subject = { $reference }: an hour left

order-expired =
    Hello { $name },

    the time limit of order { $reference } ({ $route }) passed and its seats were given up. Nothing was charged.

    See it, or search the flights again: { $place }
    .subject = { $reference } has expired

order-seats-lost =
    Hello { $name },

    the airline has given the seats of order { $reference } ({ $route }) away before its time limit. Nothing was charged.

    See it, or search the flights again: { $place }
    .subject = { $reference }: the airline gave the seats away

order-handed-over =
    Hello { $name },

    the airline has not confirmed order { $reference } ({ $route }). Our operations ask it now. Do not book the same flights again: we write to you when it is decided.

    { $place }
    .subject = { $reference } is not confirmed yet

order-ticketed =
    Hello { $name },

    the tickets of order { $reference } ({ $route }) are issued.

    Print them: { $place }
    .subject = { $reference } is ticketed

order-unticketed =
    Hello { $name },

    no tickets were made for order { $reference } ({ $route }), and the funds that were held for them are released.

    See why, and try again while the seats are held: { $place }
    .subject = { $reference }: no tickets were made

order-cancelled =
    Hello { $name },

    our operations have found that the airline has no booking for order { $reference } ({ $route }). It is cancelled and nothing is charged for it.

    { $place }
    .subject = { $reference } is cancelled

order-moved =
    Hello { $name },

    the airline has changed the times of flights in order { $reference } ({ $route }).

    Read the new times before you tell the travellers: { $place }
    .subject = { $reference }: flights have moved

order-part-answered =
    Hello { $name },

    our operations have answered your wish to pay order { $reference } ({ $route }) in parts.

    Read the answer: { $place }
    .subject = { $reference }: paying in parts

order-children-answered =
    Hello { $name },

    our operations have answered your wish to issue order { $reference } ({ $route }) for children without an adult.

    Read the answer: { $place }
    .subject = { $reference }: children without an adult

order-requests-refused =
    Hello { $name },

    the airline cannot do everything that was asked for with order { $reference } ({ $route }).

    See what it refused: { $place }
    .subject = { $reference }: a request was refused
