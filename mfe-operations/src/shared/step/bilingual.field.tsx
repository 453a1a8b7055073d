import { Grid, styled, TextArea, TextField } from '@jetway/kit-ui';

import type { Bilingual } from './pairs';

/** What is typed in Arabic runs from right to left, while the field's name stays English. */
const Arabic = styled.div`
  & :is(input, textarea) {
    direction: rtl;
  }
`;

interface BilingualFieldProps {
  label: string;
  /** Lines of the field; one without. */
  rows?: number;
  maxLength?: number;
  description?: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  /** The fault of a language. */
  faultOf: (language: keyof Bilingual) => string | undefined;
}

/** A text in English and Arabic, side by side. */
export function BilingualField({ label, rows, maxLength, description, value, onChange, faultOf }: BilingualFieldProps) {
  const field = (language: keyof Bilingual, name: string) => {
    const shared = {
      label: `${label} (${name})`,
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(description === undefined ? {} : { description }),
      value: value[language],
      onChange: (text: string) => onChange({ ...value, [language]: text }),
      errorMessage: faultOf(language),
    };
    return rows === undefined ? <TextField {...shared} /> : <TextArea {...shared} rows={rows} />;
  };
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      {field('en', 'English')}
      <Arabic>{field('ar', 'Arabic')}</Arabic>
    </Grid>
  );
}
