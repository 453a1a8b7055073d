import { bookingModule } from '../../../shared/testing/booking-module';
import { exchangeSlice } from '../state/exchange.slice';

/** The part of this module that the pages of an exchange need, for page tests. */
export const exchangeModule = { ...bookingModule, reducers: [...(bookingModule.reducers ?? []), exchangeSlice] };
