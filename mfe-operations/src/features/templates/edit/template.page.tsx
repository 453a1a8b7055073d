import { useParams, useSearchParams } from '@jetway/kit-runtime/router';
import { EmptyState, LinkButton, PageHeader } from '@jetway/kit-ui';

import type { DeskName, TemplatesFound } from '../../../api/endpoints/templates';
import { useLoadTemplatesQuery } from '../../../api/endpoints/templates';
import { Brand } from '../../../session/brand';
import { addresses } from '../../../shared/addresses';
import { Loaded } from '../../../shared/loaded';
import { DESKS, isDesk, NEW, NEW_QUOTATION } from '../templates.model';
import { TemplateEditor } from './template.editor';
import { NEW_ANSWER, NEW_QUOTATION_TEMPLATE, copyOf, draftOf } from './template.draft';

/** `/templates/:tenant/:desk/:templateId`: a template, a new one or a copy of one. */
export default function TemplatePage() {
  const { tenant = '', desk, templateId = '' } = useParams();
  const isNew = templateId === NEW || templateId === NEW_QUOTATION;
  if (!isDesk(desk)) return <EmptyState title="There is no such desk" text="Choose one on the page of templates." />;
  return (
    <>
      <PageHeader
        title={isNew ? 'New template' : 'Template'}
        subtitle={
          <>
            {DESKS[desk].name}, <Brand tenant={tenant} />
          </>
        }
        actions={<LinkButton href={addresses.templatesOf(tenant, desk)}>All templates</LinkButton>}
      />
      <Templates tenant={tenant} desk={desk} templateId={templateId} />
    </>
  );
}

interface TemplatesProps {
  tenant: string;
  desk: DeskName;
  templateId: string;
}

/** A template is offered or archived: the lists of both have all there are. */
function Templates({ tenant, desk, templateId }: TemplatesProps) {
  const fresh = { refetchOnMountOrArgChange: true };
  const offered = useLoadTemplatesQuery({ templateSearch: { tenant, desk } }, fresh);
  const archived = useLoadTemplatesQuery({ templateSearch: { tenant, desk, archived: true } }, fresh);
  return (
    <Loaded answer={offered} what="template">
      {(found) => (
        <Loaded answer={archived} what="template">
          {({ items }) => (
            <One
              tenant={tenant}
              desk={desk}
              templateId={templateId}
              found={{ ...found, items: [...found.items, ...items] }}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

function One({ tenant, desk, templateId, found }: TemplatesProps & { found: TemplatesFound }) {
  const [query] = useSearchParams();
  const shared = { tenant, desk, found };
  if (templateId === NEW_QUOTATION) return <TemplateEditor {...shared} initial={NEW_QUOTATION_TEMPLATE} />;
  const wanted = templateId === NEW ? query.get('copy') : templateId;
  const template = found.items.find((one) => one.templateId === wanted);
  if (template && templateId === NEW) return <TemplateEditor {...shared} initial={copyOf(template)} />;
  if (template)
    return <TemplateEditor key={templateId} {...shared} initial={draftOf(template.template)} template={template} />;
  if (templateId === NEW && wanted === null) return <TemplateEditor {...shared} initial={NEW_ANSWER} />;
  return <EmptyState title="There is no such template" text="Choose one on the page of templates." />;
}
