/** The columns of a file of lots, and a line to begin with. Amounts are in the tenant's currency, deadlines on its clock. */
export const IMPORT_EXAMPLE = [
  [
    'kind,state,title,airline,outbound,inbound,seats,adult,adultAgent,child,childAgent,infant,infantAgent,deposit',
    'depositHours,namesBy,balanceBy,ticketingBy,minPassengers,maxPassengers,dropPenalty,cancelPenaltyPercent',
    'nameChangeFee,keepDepositPercent,baggage,features,rating,notes',
  ].join(','),
  [
    'umrah,draft,Umrah from Dubai,SV,SV551 DXB-JED 2027-01-10T09:00 2027-01-10T11:05',
    'SV590 MED-DXB 2027-01-20T21:00 2027-01-21T00:55,40,1800.00,1720.00,1500.00,1430.00,400.00,380.00,25%',
    '2,2026-12-20T18:00,2026-12-22T18:00,2027-01-03T18:00,10,40,100.00,50,75.00,100',
    '30 kg and 5 litres of zamzam,direct zamzam,4.3,',
  ].join(','),
].join('\n');
