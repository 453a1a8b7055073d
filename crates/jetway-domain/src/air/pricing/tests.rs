use super::super::fixtures::{fare, money};
use super::*;
use crate::air::offer::Ptc;

fn rules(base: TaxBase, rate_bp: u32, service_fee_minor: i64, commission_share_bp: u32) -> PricingRules {
    let label = if base == TaxBase::ServiceFee {
        TaxLabel::Vat
    } else {
        TaxLabel::Ait
    };
    PricingRules {
        tax_on_agent: TaxRule { label, rate_bp, base },
        service_fee_minor,
        commission_share_bp,
    }
}

fn family() -> Arc<[PassengerFare]> {
    // Base, surcharge, taxes and commission of one passenger.
    Arc::from([
        fare(Ptc::Adt, 2, 100_001, 20_003, 7_507, 7_001),
        fare(Ptc::Chd, 1, 75_001, 20_003, 6_507, 5_251),
        fare(Ptc::Inf, 1, 10_000, 0, 507, 0),
    ])
}

#[test]
fn every_total_is_the_sum_of_its_lines() {
    let quote = quote(&family(), &rules(TaxBase::BasePlusSurcharge, 30, 1_500, 7_000)).expect("prices");
    let subtotals: i64 = quote
        .fares
        .iter()
        .map(|fare| passenger_subtotal(fare).expect("a subtotal").minor)
        .sum();
    assert_eq!(quote.base.minor, 2 * 100_001 + 75_001 + 10_000);
    assert_eq!(quote.base.minor + quote.taxes.minor, quote.gross.minor);
    assert_eq!(subtotals, quote.gross.minor);
    assert_eq!(quote.service_fee.minor, 4 * 1_500);
    // 70 % of 19 253 is 13 477.1; 0.3 % of 285 003 + 60 009 is 1 035.036
    assert_eq!(
        (quote.commission_earned.minor, quote.commission.minor),
        (19_253, 13_477)
    );
    assert_eq!(quote.tax_on_agent.amount.minor, 1_035);
    assert_eq!(quote.agent_payable.minor, quote.gross.minor - 13_477 + 1_035 + 6_000);
    assert_eq!(
        quote.customer_total.minor - quote.agent_payable.minor,
        quote.commission.minor
    );
}

#[test]
fn vat_falls_on_the_service_fee_alone() {
    let quote = quote(&family(), &rules(TaxBase::ServiceFee, 500, 3_510, 10_000)).expect("prices");
    assert_eq!(quote.tax_on_agent.amount.minor, 702); // 5 % of 4 × 35.10
    assert_eq!(quote.commission, quote.commission_earned);
}

#[test]
fn a_half_minor_unit_rounds_up_once() {
    for (base, expected) in [(4_999, 25), (5_000, 25), (5_100, 26), (100, 1), (99, 0)] {
        let fares = Arc::from([fare(Ptc::Adt, 1, base, 0, 0, 0)]);
        let quote = quote(&fares, &rules(TaxBase::BasePlusSurcharge, 50, 0, 0)).expect("prices");
        assert_eq!(quote.tax_on_agent.amount.minor, expected, "0.5 % of {base}");
    }
}

#[test]
fn the_journal_of_an_issue_always_balances() {
    for share_bp in [0, 1, 3_333, 7_000, 9_999, 10_000] {
        for base in [TaxBase::BasePlusSurcharge, TaxBase::ServiceFee] {
            let quote = quote(&family(), &rules(base, 37, 1_111, share_bp)).expect("prices");
            let split = issue_split(&quote).expect("balances");
            assert_eq!(split.agency_wallet, quote.agent_payable);
            assert!(split.commission_income.minor >= 0);
            assert_eq!(
                split.supplier_payable.minor,
                quote.gross.minor - quote.commission_earned.minor
            );
        }
    }
}

#[test]
fn a_quote_that_does_not_add_up_is_never_charged() {
    let mut quote = quote(&family(), &rules(TaxBase::ServiceFee, 500, 100, 5_000)).expect("prices");
    quote.agent_payable.minor += 1;
    assert_eq!(issue_split(&quote), Err(PricingError::Overflow));
}

#[test]
fn refuses_what_it_cannot_price() {
    let rules = rules(TaxBase::ServiceFee, 500, 100, 5_000);
    assert_eq!(quote(&[].into(), &rules), Err(PricingError::Empty));
    let mut mixed = family();
    Arc::make_mut(&mut mixed)[1].surcharge = money(1, "USD");
    assert_eq!(quote(&mixed, &rules), Err(PricingError::MixedCurrencies));
    let huge = Arc::from([fare(Ptc::Adt, 9, i64::MAX, 0, 0, 0)]);
    assert_eq!(quote(&huge, &rules), Err(PricingError::Overflow));
}
