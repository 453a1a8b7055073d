import type { FieldProps } from '../frame/field-props';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for no date. */
  value: string;
  /** Called with a complete date or with ''. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First and last day allowed, `YYYY-MM-DD`, inclusive. */
  min?: string;
  max?: string;
}

export interface DatePickerProps extends DateFieldProps {
  /** Whether the calendar is open, where the page controls it; by default the picker does. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

export interface DateRangePickerProps extends Omit<FieldProps, 'label' | 'name'> {
  labelStart: string;
  labelEnd: string;
  /** `YYYY-MM-DD`, or '' for no date. */
  start: string;
  end: string;
  onChange: (range: { start: string; end: string }) => void;
  onBlur?: () => void;
  /** First and last day allowed, `YYYY-MM-DD`, inclusive. */
  min?: string;
  max?: string;
}
