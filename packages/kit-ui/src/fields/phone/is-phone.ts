type Rule = (value: string) => boolean;

let plans: Rule | undefined;

/** The numbering plans register themselves once the first phone field has loaded them; they are too large for the first page. */
export function registerPlans(rule: Rule): void {
  plans = rule;
}

/** Whether a number in E.164 has a length that its country's numbering plan has. The server has the same rule. */
export function isPhone(value: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(value) && (plans?.(value) ?? true);
}
