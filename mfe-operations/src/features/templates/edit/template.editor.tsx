import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, Callout, Card, Heading, Inline, Stack, styled, Text, TextField, toast } from '@jetway/kit-ui';
import { InvalidSummary } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import type { DeskName, TemplatesFound, TemplateView } from '../../../api/endpoints/templates';
import { useSaveTemplateMutation } from '../../../api/endpoints/templates';
import { addresses } from '../../../shared/addresses';
import { RefusedCallout } from '../../../shared/refused.callout';
import { BilingualField } from '../../../shared/step/bilingual.field';
import type { Faults } from '../../../shared/step/typed';
import { useRefusal } from '../../../shared/step/use-refusal';
import { PLACEHOLDERS } from '../templates.model';
import { QuotationFields } from './quotation.fields';
import type { TemplateDraft } from './template.draft';
import { draftOf, formOf, LONGEST_NAME, LONGEST_TEXT } from './template.draft';

/** Nothing in it can be changed while it is disabled. */
const Fields = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface EditorProps {
  tenant: string;
  desk: DeskName;
  /** The desk: what its texts can have in braces, and whether the operator may change them. */
  found: Pick<TemplatesFound, 'placeholders' | 'currency' | 'canEdit'>;
  initial: TemplateDraft;
  /** The template to edit; absent for a new one. */
  template?: TemplateView;
}

/** Name and content of a template. What is typed stays when another operator saves the template meanwhile. */
export function TemplateEditor({ tenant, desk, found, initial, template }: EditorProps) {
  const navigate = useNavigate();
  const [save, { isLoading }] = useSaveTemplateMutation();
  // The version that the operator has seen: the one that changes are made to.
  const [seen, setSeen] = useState(template);
  const [draft, setDraft] = useState(initial);
  const { refusal, faults, take: refused, mark, place } = useRefusal<HTMLFormElement>();
  const { quotation } = draft;
  const change = (part: Partial<TemplateDraft>) => setDraft({ ...draft, ...part });

  const take = (next: TemplateView) => {
    setSeen(next);
    setDraft(draftOf(next.template));
    mark({});
  };
  const send = async () => {
    const read = formOf(draft);
    mark(read.faults);
    if (!read.form) return;
    const known = seen && { templateId: seen.templateId, version: seen.version };
    const { data, error } = await save({ templateSave: { tenant, desk, ...known, template: read.form } });
    if (error) return refused(error);
    toast.success(`${data.template.name} was saved`);
    if (seen) take(data);
    else void navigate(addresses.templatesOf(tenant, desk));
  };

  return (
    <form
      ref={place}
      noValidate
      aria-label="Template"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={4}>
        {template && seen && template.version > seen.version && (
          <Changed template={template} onTake={() => take(template)} onKeep={() => setSeen(template)} />
        )}
        {seen?.archived && (
          <Callout tone="info" title="This template is archived">
            Operators are not offered it. Offer it again on the page of templates.
          </Callout>
        )}
        <InvalidSummary isRefused={Object.keys(faults).length > 0} title="Check these fields:" />
        <Fields disabled={!found.canEdit} aria-label="Content">
          <Stack gap={4}>
            <Card>
              <TextField
                label="Name"
                description="Operators choose the template by it."
                maxLength={LONGEST_NAME}
                value={draft.name}
                onChange={(name) => change({ name })}
                errorMessage={faults['/template/name']}
              />
            </Card>
            {quotation ? (
              <QuotationFields
                currency={found.currency}
                draft={quotation}
                faults={faults}
                onChange={(part) => change({ quotation: { ...quotation, ...part } })}
              />
            ) : (
              <AnswerFields
                placeholders={found.placeholders}
                text={draft.text}
                faults={faults}
                onChange={(text) => change({ text })}
              />
            )}
          </Stack>
        </Fields>
        <RefusedCallout error={refusal} />
        {found.canEdit ? (
          <Inline>
            <Button type="submit" variant="primary" isPending={isLoading}>
              Save the template
            </Button>
          </Inline>
        ) : (
          <Text muted>Only operators who answer at this desk change its templates.</Text>
        )}
      </Stack>
    </form>
  );
}

interface AnswerFieldsProps {
  placeholders: TemplatesFound['placeholders'];
  text: TemplateDraft['text'];
  faults: Faults;
  onChange: (text: TemplateDraft['text']) => void;
}

/** The text in both languages, and what can stand in it for what a request has. */
function AnswerFields({ placeholders, text, faults, onChange }: AnswerFieldsProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Text
        </Heading>
        <BilingualField
          label="Text"
          rows={8}
          maxLength={LONGEST_TEXT}
          value={text}
          onChange={onChange}
          faultOf={(language) => faults[`/template/text/${language}`]}
        />
        <Text size="sm" muted>
          One language is enough. These names in braces are filled in when the template is used; they stay English in
          Arabic texts:
        </Text>
        <ul>
          {placeholders.map((name) => (
            <li key={name}>
              <code dir="ltr">{`{${name}}`}</code> {PLACEHOLDERS[name]}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

interface ChangedProps {
  template: TemplateView;
  onTake: () => void;
  onKeep: () => void;
}

/** Another operator has saved the template: asks which of the two versions stays. */
function Changed({ template, onTake, onKeep }: ChangedProps) {
  return (
    <Callout
      tone="warning"
      title={`${template.changedBy} has changed the template`}
      action={
        <Inline gap={2} wrap>
          <Button size="sm" onPress={onTake}>
            Show the saved template
          </Button>
          <Button size="sm" onPress={onKeep}>
            Keep what I typed
          </Button>
        </Inline>
      }
    >
      What you typed is kept. Show the saved template to continue from it, or keep yours: saving it then replaces that
      change.
    </Callout>
  );
}
