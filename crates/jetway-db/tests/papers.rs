//! The licences of agencies.

use std::sync::Arc;

use jetway_db::repo::papers::PapersFile;
use jetway_domain::ids::AgencyId;
use jetway_domain::papers::{CivilAviation, Papers, PapersStanding};
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, people, start};

#[cfg(test)]
async fn asked(test: &TestDatabase, skips: u32) -> AgencyId {
    let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
    let (agency, _) = people::settle(&tx, &SeededIds::default()).await.unwrap();
    tx.papers()
        .put(&PapersFile::due(agency.id, skips, start()))
        .await
        .unwrap();
    tx.commit().await.unwrap();
    agency.id
}

on_both_engines! {
    async fn papers_read_back_as_they_were_put_and_by_their_tenant_alone(test: TestDatabase) {
        let agency = asked(&test, 2).await;
        let file = PapersFile {
            standing: PapersStanding::Submitted,
            papers: Some(Papers {
                trade_license_number: "TL-1".to_owned(),
                trade_license_expiry: "2027-01-31".parse().unwrap(),
                civil_aviation: Some(CivilAviation {
                    number: "CA-1".to_owned(),
                    expiry: "2027-02-28".parse().unwrap(),
                }),
            }),
            ..PapersFile::due(agency, 2, start())
        };
        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        tx.papers().put(&file).await.unwrap();
        assert_eq!(tx.papers().of(agency).await.unwrap(), Some(file));
        tx.commit().await.unwrap();
        let other = test.db.begin(&test.scope("other")).await.unwrap();
        assert_eq!(other.papers().of(agency).await.unwrap(), None);
        assert!(!other.papers().skip(agency, start()).await.unwrap());
    }

    async fn two_skips_are_two_however_parallel(test: TestDatabase) {
        let agency = asked(&test, 2).await;
        let test = Arc::new(test);
        let skips = (0..8).map(|_| {
            let test = Arc::clone(&test);
            tokio::spawn(async move {
                let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
                let skipped = tx.papers().skip(agency, start()).await.unwrap();
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
