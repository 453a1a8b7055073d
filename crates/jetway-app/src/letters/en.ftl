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
