/** An invalid field of a form on the page. */
export interface InvalidField {
  /** Its label, after that of its section where it has one, e.g. "Adult 1: Title". */
  name: string;
  control: HTMLElement;
}

const MARKED = '[aria-invalid="true"], [data-invalid="true"]';
const CONTROL = 'input, textarea, select, button, [tabindex]';

/** The invalid fields of a form in reading order, which is also that of the Tab key. */
export function invalidFields(form: Element): InvalidField[] {
  const marked = [...form.querySelectorAll<HTMLElement>(MARKED)];
  return marked.filter((place) => !place.parentElement?.closest(MARKED)).flatMap((place) => fieldIn(place) ?? []);
}

function fieldIn(place: HTMLElement): InvalidField | undefined {
  const controls = [place, ...place.querySelectorAll<HTMLElement>(CONTROL)].filter(isReachable);
  // A telephone number follows the choice of its country.
  const control = controls.find((one) => one.getAttribute('aria-invalid') === 'true') ?? controls[0];
  return control && { name: nameOf(place, control), control };
}

function isReachable(element: HTMLElement): boolean {
  return (
    element.matches(CONTROL) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[aria-hidden="true"], [hidden], [inert]')
  );
}

function nameOf(place: HTMLElement, control: HTMLElement): string {
  const label =
    place.querySelector('[data-field-label]') ??
    (control instanceof HTMLInputElement ? control.labels?.[0] : undefined);
  const section = place.closest('section[aria-label]')?.getAttribute('aria-label');
  return [section, label ? spoken(label) : control.getAttribute('aria-label')].filter(Boolean).join(': ');
}

/** A label's text without its asterisk. */
function spoken(label: Element): string {
  const parts = [...label.childNodes].filter(
    (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
  );
  return parts
    .map((node) => node.textContent)
    .join('')
    .trim();
}

/** Focuses the first invalid field of a form and scrolls it to the middle of the window, where its label and message are seen. */
export function focusFirstInvalid(form: Element | null | undefined): void {
  const [first] = form ? invalidFields(form) : [];
  if (!first) return;
  first.control.focus();
  // Missing in test environments.
  first.control.scrollIntoView?.({ block: 'center' });
}
