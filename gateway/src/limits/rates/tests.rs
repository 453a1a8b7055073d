use governor::clock::FakeRelativeClock;

use super::*;

fn rates(per_minute: u32, burst: u32) -> Rates {
    let rate = Rate { per_minute, burst };
    let class = ClassRates {
        client: rate,
        tenant: rate,
    };
    Rates {
        clients: 1000,
        exempt: crate::config::limits::Networks::default(),
        sign_in: class,
        search: class,
        money: class,
        reads: class,
        pages: class,
    }
}

fn client(last: u8) -> ClientKey {
    ClientKey::of([10, 0, 0, last].into())
}

#[test]
fn a_bucket_holds_its_burst_and_refills_evenly_to_the_millisecond() {
    let clock = FakeRelativeClock::default();
    let limits = ClientRates::new(&rates(60, 3), clock.clone());
    let take = || limits.take(client(1), Class::SignIn).map_err(|wait| wait.seconds);
    assert_eq!([take(), take(), take(), take()], [Ok(()), Ok(()), Ok(()), Err(1)]);
    clock.advance(Duration::from_millis(999));
    assert_eq!(take(), Err(1));
    clock.advance(Duration::from_millis(1));
    assert_eq!([take(), take()], [Ok(()), Err(1)]);
    clock.advance(Duration::from_secs(60));
    assert_eq!([take(), take(), take(), take()], [Ok(()), Ok(()), Ok(()), Err(1)]);
}

#[test]
fn what_retry_after_says_is_enough_and_a_second_less_is_not() {
    let clock = FakeRelativeClock::default();
    let limits = ClientRates::new(&rates(4, 1), clock.clone());
    let take = || limits.take(client(1), Class::Search);
    assert!(take().is_ok());
    let seconds = take().expect_err("spent").seconds;
    assert_eq!(seconds, 15);
    clock.advance(Duration::from_secs(u64::from(seconds) - 1));
    assert!(take().is_err());
    clock.advance(Duration::from_secs(1));
    assert!(take().is_ok());
}

#[test]
fn clients_and_classes_have_buckets_of_their_own() {
    let limits = ClientRates::new(&rates(60, 1), FakeRelativeClock::default());
    for last in 1..=9 {
        for class in Class::ALL {
            assert!(limits.take(client(last), class).is_ok(), "{last} {class:?}");
            assert!(limits.take(client(last), class).is_err(), "{last} {class:?}");
        }
    }
}

#[test]
fn no_rate_is_no_limit() {
    let limits = ClientRates::new(&rates(0, 0), FakeRelativeClock::default());
    assert!((0..10_000).all(|_| limits.take(client(1), Class::Money).is_ok()));
}

#[test]
fn a_spray_of_addresses_fills_no_more_than_the_table() {
    let buckets = Buckets::new(1000);
    let limits = ClientRates::over(&buckets, &rates(60, 1), FakeRelativeClock::default());
    for number in 0..50_000_u32 {
        let _ = limits.take(ClientKey::of(number.to_be_bytes().into()), Class::Reads);
    }
    assert!(buckets.0.len() <= 1000, "{}", buckets.0.len());
}

#[test]
fn a_tenant_has_its_own_rates() {
    let clock = FakeRelativeClock::default();
    let mut own = [Rate {
        per_minute: 0,
        burst: 0,
    }; Class::ALL.len()];
    own[Class::Search as usize] = Rate {
        per_minute: 60,
        burst: 2,
    };
    let limits = TenantRates::new(own, clock.clone());
    let take = || limits.take(Class::Search).is_ok();
    assert_eq!([take(), take(), take()], [true, true, false]);
    assert!(limits.take(Class::Money).is_ok());
    clock.advance(Duration::from_secs(1));
    assert_eq!([take(), take()], [true, false]);
}
