//! Templates of what operators write: lists, concurrent changes and names.

use chrono::TimeDelta;
use jetway_db::DbError;
use jetway_domain::access::Desk;
use jetway_domain::ids::TemplateId;
use jetway_domain::text::Bilingual;
use jetway_domain::text::template::{Template, TemplateContent, TemplateState};
use jetway_testkit::{on_both_engines, start};
use uuid::Uuid;

/// A template of the desk of visas that operators are offered.
pub(crate) fn template(number: u128, name: &str) -> Template {
    Template {
        id: TemplateId(Uuid::from_u128(number)),
        version: 1,
        desk: Desk::Visas,
        name: name.to_owned(),
        state: TemplateState::Active,
        content: TemplateContent::Answer(Bilingual::new("Dear {agency}", "{agency}")),
        changed_at: start() + TimeDelta::minutes(1),
        changed_by: "Nadia".to_owned(),
    }
}

on_both_engines! {
    async fn templates_are_listed_by_desk_state_and_name(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut deposits = template(3, "Slip");
        deposits.desk = Desk::Deposits;
        let mut archived = template(4, "Old");
        archived.state = TemplateState::Archived;
        let stored = [template(1, "Photo"), template(2, "Bank statement"), deposits, archived];
        for one in &stored {
            tx.templates().insert(one).await.expect("written");
        }
        let listed = async |desk, state| tx.templates().list(desk, state, 9).await.expect("read");
        assert_eq!(
            listed(Desk::Visas, TemplateState::Active).await,
            [stored[1].clone(), stored[0].clone()]
        );
        assert_eq!(listed(Desk::Visas, TemplateState::Archived).await, [stored[3].clone()]);
        assert_eq!(listed(Desk::Groups, TemplateState::Active).await, []);
        assert_eq!(tx.templates().list(Desk::Visas, TemplateState::Active, 1).await.expect("read").len(), 1);
        assert_eq!(tx.templates().find(Desk::Visas, stored[2].id).await.expect("read"), None);
        assert_eq!(tx.templates().find(Desk::Deposits, stored[2].id).await.expect("read"), Some(stored[2].clone()));
    }

    async fn of_two_changes_of_one_version_the_first_is_saved(test: TestDatabase) {
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let first = template(1, "Photo");
        tx.templates().insert(&first).await.expect("written");
        let (mut one, mut other) = (first.clone(), first.clone());
        one.name = "New photo".to_owned();
        assert!(tx.templates().save(&mut one).await.expect("written"));
        assert_eq!(one.version, 2);
        assert!(!tx.templates().save(&mut other).await.expect("read"));
        assert_eq!(tx.templates().find(Desk::Visas, first.id).await.expect("read"), Some(one));
    }

    async fn a_name_is_free_again_once_its_template_is_archived(test: TestDatabase) {
        let store = async |template: &Template| {
            let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
            tx.templates().insert(template).await?;
            tx.commit().await
        };
        store(&template(1, "Photo")).await.expect("written");
        let twin = template(2, "Photo");
        assert!(matches!(store(&twin).await, Err(DbError::Duplicate(_))));
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut archived = template(1, "Photo");
        archived.state = TemplateState::Archived;
        assert!(tx.templates().save(&mut archived).await.expect("written"));
        tx.commit().await.expect("committed");
        store(&twin).await.expect("written");
    }
}
