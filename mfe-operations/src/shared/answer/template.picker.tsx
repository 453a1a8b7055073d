import { Link } from '@jetway/kit-runtime/router';
import { Button, Inline, Select, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { DeskName, TemplateView } from '../../api/endpoints/templates';
import { useLoadTemplatesQuery } from '../../api/endpoints/templates';
import { addresses } from '../addresses';
import { failureText } from '../failure';
import type { AnswerLanguage, Values } from './placeholders';
import { fill } from './placeholders';

/** Where templates come from, and what fills them in. */
export interface AnswerSource {
  tenant: string;
  desk: DeskName;
  values: (language: AnswerLanguage) => Values;
}

const LANGUAGES: readonly AnswerLanguage[] = ['en', 'ar'];

interface TemplatePickerProps {
  /** The field that is filled in. */
  label: string;
  source: AnswerSource;
  onPick: (text: string) => void;
}

/** Fills a text in from a template of the desk, in one of its languages. Templates are loaded once they are asked for. */
export function TemplatePicker({ label, source: { tenant, desk, values }, onPick }: TemplatePickerProps) {
  return (
    <TemplateChoice
      name={`Template: ${label}`}
      tenant={tenant}
      desk={desk}
      languagesOf={({ template: { text } }) => LANGUAGES.filter((language) => text?.[language])}
      onPick={({ template: { text } }, language) => onPick(fill(text?.[language] ?? '', values(language)))}
    />
  );
}

interface TemplateChoiceProps {
  /** Of the field that chooses. */
  name: string;
  tenant: string;
  desk: DeskName;
  /** Languages in which a template can be used here; none if it cannot be used. */
  languagesOf: (template: TemplateView) => readonly AnswerLanguage[];
  onPick: (template: TemplateView, language: AnswerLanguage) => void;
}

/** A button, and once it is pressed the templates of a desk. */
export function TemplateChoice(props: TemplateChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Choice {...props} />;
  return (
    <Inline>
      <Button size="sm" variant="ghost" aria-label={`Use a template. ${props.name}`} onPress={() => setOpen(true)}>
        Use a template
      </Button>
    </Inline>
  );
}

function Choice({ name, tenant, desk, languagesOf, onPick }: TemplateChoiceProps) {
  const { currentData, error, isFetching, refetch } = useLoadTemplatesQuery(
    { templateSearch: { tenant, desk } },
    { refetchOnMountOrArgChange: true },
  );
  const [chosen, setChosen] = useState('');
  if (!currentData && error !== undefined)
    return (
      <Inline gap={2} wrap>
        <Text size="sm" role="alert">
          The templates did not load. {failureText(error)}
        </Text>
        <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
          Try again
        </Button>
      </Inline>
    );
  if (!currentData)
    return (
      <Text size="sm" muted role="status">
        Loading the templates
      </Text>
    );
  const options = currentData.items.flatMap((template) =>
    languagesOf(template).map((language) => ({
      value: `${template.templateId} ${language}`,
      label: language === 'ar' ? `${template.template.name} (Arabic)` : template.template.name,
      pick: () => onPick(template, language),
    })),
  );
  if (options.length === 0)
    return (
      <Text size="sm" muted role="status">
        There are no templates for this yet.{' '}
        <Link to={addresses.templatesOf(tenant, desk)}>Templates of this desk</Link>
      </Text>
    );
  return (
    <Select
      label={name}
      placeholder="Choose a template"
      options={options.map(({ value, label }) => ({ value, label }))}
      value={chosen}
      onChange={(value) => {
        setChosen(value);
        options.find((option) => option.value === value)?.pick();
      }}
    />
  );
}
