/** Longest address. Source: RFC 5321. */
const LONGEST = 254;
const MAILBOX = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const HOST = new RegExp(`^(?:${LABEL}\\.)+(?=[A-Za-z0-9-]*[A-Za-z])(?=[A-Za-z0-9-]{2,}$)${LABEL}$`);

/** Whether a text is an e-mail address that mail can be sent to. */
export function isMailAddress(text: string): boolean {
  const at = text.indexOf('@');
  return text.length <= LONGEST && MAILBOX.test(text.slice(0, Math.max(at, 0))) && HOST.test(text.slice(at + 1));
}
