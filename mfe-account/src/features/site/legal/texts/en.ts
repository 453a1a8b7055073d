const terms = `Please read these terms before you use the portal of {company}. By opening an account or signing in, your agency agrees to them.

# Who may use the portal

The portal is for travel agencies and companies that hold the licences their country asks for. The person who registers an agency confirms that they may act for it, and that what they enter is true and stays up to date.

# Accounts and passwords

- Each person has an account of their own; accounts and passwords are not shared.
- The owner of an agency decides what each colleague may do, and answers for what they do.
- Tell us at once when a device is lost or a password may be known to others.

# Fares, holds and tickets

A fare is offered by the airline and may change until it is ticketed. A held booking lapses at its time limit when it is not issued. Names, dates and documents are checked by the agency before a ticket is issued; corrections follow the airline's rules and charges.

# Wallet and payments

Tickets are paid from the agency's wallet. Deposits are credited once they have reached us. Every movement is written to the ledger, and a mistake is corrected by a new entry, never by changing an old one.

# What we answer for

We pass on bookings and payments with care and correct our own mistakes at our cost. Airlines, hotels and other suppliers answer for the services they provide, under their own conditions of carriage or sale.

# Changes and questions

When these terms change, we say so on the portal before the change takes effect. Questions are answered at {email} or {phone}.
`;

const privacy = `{company} keeps as little about people as the journey asks for. This page says what that is, why, and for how long.

# What we keep

- About the people of an agency: name, e-mail, phone, role, and which devices they sign in on.
- About travellers: the names and documents an airline or an authority asks for.
- About the use of the portal: times, addresses and errors, to keep it safe and working.

# Why

To book and issue what an agency asks for, to answer questions about it later, to keep accounts safe, and to meet the duties the law lays on travel companies.

# Who receives it

The airline, hotel or authority a booking is for, and the companies that carry our messages. We sell no data, and no page of this portal loads anything from an advertising network.

# How long

Bookings and accounts are kept as long as tax and travel law ask for; sign-in records for ninety days. Documents of travellers that are not saved on purpose go with the booking they belong to.

# Your choices

You may ask to see, correct or remove what we keep about you, as far as the law does not oblige us to keep it. Write to {email} or to {address}.
`;

const refunds = `Refunds follow the rules of the fare that was bought. This page says how {company} handles a request.

# Before you ask

The fare's rules are shown before booking and stay on the order. A ticket can usually be voided on the day of issue, refunded less the airline's charge afterwards, or not at all when its fare says so.

# How it goes

- The agency asks from the order; the request names the travellers and flights.
- We get a quote from the airline and show the charge before anything is done.
- Nothing happens until the agency accepts the quote.

# When the money comes back

A void is returned to the wallet on the same day. A refund is returned once the airline has confirmed it; the order shows where it stands. Money is returned to the wallet it was paid from. Service fees are returned only where the fault was ours.

# Cancelled flights

When an airline cancels or changes a flight, its own rules and the law of the route apply. We forward the choice it offers and act on the agency's answer.

# Questions

Call {phone} or write to {email} and name the order's reference.
`;

export const texts = { terms, privacy, refunds };
