//! Templates of what operators write to agencies.

use jetway_domain::access::Desk;
use jetway_domain::ids::TemplateId;
use jetway_domain::text::template::{Template, TemplateState};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::TenantRows;
use crate::entity::content::template::{Column, Entity, Model};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

/// The templates of a tenant.
#[derive(Debug)]
pub struct Templates<'t>(&'t Tx);

impl Tx {
    /// Templates of what operators write to agencies.
    #[must_use]
    pub const fn templates(&self) -> Templates<'_> {
        Templates(self)
    }
}

impl Templates<'_> {
    /// At most `most` templates of a desk in a state, by kind and name.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn list(&self, desk: Desk, state: TemplateState, most: u64) -> Result<Vec<Template>, DbError> {
        let rows = Entity::in_tenant(self.0.scope())
            .filter(Column::Desk.eq(desk.name()))
            .filter(Column::State.eq(state.name()))
            .order_by_asc(Column::Kind)
            .order_by_asc(Column::Name)
            .order_by_asc(Column::Id)
            .limit(most);
        rows.all(&self.0.conn).await?.into_iter().map(template_of).collect()
    }

    /// A template of a desk, in any state.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn find(&self, desk: Desk, id: TemplateId) -> Result<Option<Template>, DbError> {
        let row = Entity::in_tenant(self.0.scope())
            .filter(Column::Id.eq(id.0))
            .filter(Column::Desk.eq(desk.name()));
        row.one(&self.0.conn).await?.map(template_of).transpose()
    }

    /// Insert a template.
    ///
    /// # Errors
    /// `Duplicate` when another active one of its desk and kind has its name.
    pub async fn insert(&self, template: &Template) -> Result<(), DbError> {
        let row = row_of(self.0, template)?;
        Entity::insert_row(self.0, row).await
    }

    /// Save a template unless a concurrent change was saved first. If it is saved, `template.version` has increased; else `false` is
    /// returned.
    ///
    /// # Errors
    /// `Duplicate` when another active one of its desk and kind has its name.
    pub async fn save(&self, template: &mut Template) -> Result<bool, DbError> {
        let row = row_of(self.0, template)?;
        let saved = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(template.id.0))
            .filter(Column::Version.eq(row.version))
            .set(
                Model {
                    version: row.version + 1,
                    ..row
                }
                .into_active_model()
                .reset_all(),
            )
            .exec(&self.0.conn)
            .await?;
        let is_saved = saved.rows_affected > 0;
        template.version += u32::from(is_saved);
        Ok(is_saved)
    }
}

fn row_of(tx: &Tx, template: &Template) -> Result<Model, DbError> {
    Ok(Model {
        tenant: tx.tenant(),
        id: template.id.0,
        version: i64::from(template.version),
        desk: template.desk.name().to_owned(),
        kind: template.content.kind().to_owned(),
        state: template.state.name().to_owned(),
        name: template.name.clone(),
        content: to_json(&template.content, "templates.content")?,
        changed_at: template.changed_at,
        changed_by: template.changed_by.clone(),
    })
}

fn template_of(row: Model) -> Result<Template, DbError> {
    Ok(Template {
        id: TemplateId(row.id),
        version: u32::try_from(row.version).map_err(|_| DbError::Unreadable("templates.version"))?,
        desk: Desk::parse(&row.desk).ok_or(DbError::Unreadable("templates.desk"))?,
        state: TemplateState::parse(&row.state).ok_or(DbError::Unreadable("templates.state"))?,
        name: row.name,
        content: from_json(row.content, "templates.content")?,
        changed_at: row.changed_at,
        changed_by: row.changed_by,
    })
}
