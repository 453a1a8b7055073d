/** The current date at a portal and the next one, `YYYY-MM-DD`. */
export function daysAt(timezone: string, now: Date): { today: string; tomorrow: string } {
  const at = (moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(moment);
  return { today: at(now), tomorrow: at(new Date(now.getTime() + 86_400_000)) };
}
