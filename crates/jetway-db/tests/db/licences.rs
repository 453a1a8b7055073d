//! The licences of agencies.

use std::sync::Arc;

use jetway_db::repo::licences::LicenceFile;
use jetway_domain::ids::AgencyId;
use jetway_domain::registration::licences::{CivilAviation, LicenceStanding, Licences};
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, people, start};

#[cfg(test)]
async fn asked(test: &TestDatabase, skips: u32) -> AgencyId {
    let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
    let (agency, _) = people::settle(&tx, &SeededIds::default()).await.unwrap();
    tx.licences()
        .put(&LicenceFile::due(agency.id, skips, start()))
        .await
        .unwrap();
    tx.commit().await.unwrap();
    agency.id
}

on_both_engines! {
    async fn licences_read_back_as_they_were_put_and_by_their_tenant_alone(test: TestDatabase) {
        let agency = asked(&test, 2).await;
        let file = LicenceFile {
            standing: LicenceStanding::Submitted,
            licences: Some(Licences {
                trade_license_number: "TL-1".to_owned(),
                trade_license_expiry: "2027-01-31".parse().unwrap(),
                civil_aviation: Some(CivilAviation {
                    number: "CA-1".to_owned(),
                    expiry: "2027-02-28".parse().unwrap(),
                }),
            }),
            ..LicenceFile::due(agency, 2, start())
        };
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        tx.licences().put(&file).await.unwrap();
        assert_eq!(tx.licences().of(agency).await.unwrap(), Some(file));
        tx.commit().await.unwrap();
        let other = test.db.begin(&test.scope("other")).await.unwrap();
        assert_eq!(other.licences().of(agency).await.unwrap(), None);
        assert!(!other.licences().skip(agency, start()).await.unwrap());
    }

    async fn two_skips_are_two_however_parallel(test: TestDatabase) {
        let agency = asked(&test, 2).await;
        let test = Arc::new(test);
        let skips = (0..8).map(|_| {
            let test = Arc::clone(&test);
            tokio::spawn(async move {
                let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
                let skipped = tx.licences().skip(agency, start()).await.unwrap();
                tx.commit().await.unwrap();
                skipped
            })
        });
        let mut skipped = 0;
        for skip in skips.collect::<Vec<_>>() {
            skipped += usize::from(skip.await.unwrap());
        }
        assert_eq!(skipped, 2);
    }
}
