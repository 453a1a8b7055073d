import { Card, CheckboxGroup, Heading, Stack, Text } from '@jetway/kit-ui';

import type { HolidayMeal } from '../../../api/endpoints/holidays';
import { BilingualField } from '../../../shared/step/bilingual.field';
import { RowsField } from '../../../shared/step/rows.field';
import { lineFault } from '../../../shared/step/typed';
import { MEALS } from '../packages.model';
import type { FieldsProps } from './form.part';
import { formPart } from './form.part';
import type { ListName } from './package.draft';
import { LONGEST_TEXT, LONGEST_TITLE, MOST_DAYS, NO_DAY } from './package.draft';

const LISTS: readonly { name: ListName; label: string; rows: number }[] = [
  { name: 'highlights', label: 'Highlights', rows: 4 },
  { name: 'inclusions', label: 'Inclusions', rows: 6 },
  { name: 'exclusions', label: 'Exclusions', rows: 4 },
  { name: 'documents', label: 'Documents', rows: 3 },
];

const MEAL_OPTIONS = (Object.entries(MEALS) as [HolidayMeal, string][]).map(([value, label]) => ({ value, label }));

/** Title, description and the lists of short texts. */
export const ContentFields = formPart(Content, ['title', 'description', ...LISTS.map(({ name }) => name)]);

function Content({ draft, faults, onChange }: FieldsProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Content
        </Heading>
        <Text size="sm" muted>
          Where there is no Arabic text, agencies that read Arabic see the English one.
        </Text>
        <BilingualField
          label="Title"
          maxLength={LONGEST_TITLE}
          value={draft.title}
          onChange={(title) => onChange({ title })}
          faultOf={(language) => faults[`/package/title/${language}`]}
        />
        <BilingualField
          label="Description"
          rows={5}
          maxLength={LONGEST_TEXT}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          faultOf={(language) => faults[`/package/description/${language}`]}
        />
        {LISTS.map(({ name, label, rows }) => (
          <BilingualField
            key={name}
            label={label}
            description="One a line, in the same order in both languages."
            rows={rows}
            value={draft[name]}
            onChange={(text) => onChange({ [name]: text })}
            faultOf={(language) =>
              lineFault(faults, `/package/${name}`, language) ??
              (language === 'en' ? faults[`/package/${name}`] : undefined)
            }
          />
        ))}
      </Stack>
    </Card>
  );
}

/** The tour day by day: as many days as the package has. */
export const ItineraryFields = formPart(Itinerary, ['itinerary']);

function Itinerary({ draft, faults, onChange }: FieldsProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Itinerary
        </Heading>
        <RowsField
          name="Day"
          rows={draft.itinerary}
          blank={NO_DAY}
          fewest={1}
          most={MOST_DAYS}
          fault={faults['/package/itinerary']}
          onChange={(itinerary) => onChange({ itinerary })}
        >
          {(day, at, change) => (
            <>
              <BilingualField
                label={`Day ${at + 1}: title`}
                maxLength={LONGEST_TITLE}
                value={day.title}
                onChange={(title) => change({ title })}
                faultOf={(language) => faults[`/package/itinerary/${at}/title/${language}`]}
              />
              <BilingualField
                label={`Day ${at + 1}: text`}
                rows={3}
                maxLength={LONGEST_TEXT}
                value={day.text}
                onChange={(text) => change({ text })}
                faultOf={(language) => faults[`/package/itinerary/${at}/text/${language}`]}
              />
              <CheckboxGroup
                label={`Day ${at + 1}: meals`}
                options={MEAL_OPTIONS}
                value={day.meals}
                onChange={(meals) => change({ meals })}
              />
            </>
          )}
        </RowsField>
      </Stack>
    </Card>
  );
}
