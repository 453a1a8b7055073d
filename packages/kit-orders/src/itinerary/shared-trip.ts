/** What a link shows its travellers: flights with tickets, the voucher of a stay, or the days of a holiday. */
export type SharedTrip = 'flights' | 'stay' | 'holiday';
