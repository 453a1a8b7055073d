/** A name as airlines print it: "RAHMAN/KARIM MR". */
export function ticketName({
  surname,
  givenName,
  title,
}: {
  surname: string;
  givenName: string;
  title: string;
}): string {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  return `${plain(surname)}/${plain(givenName)} ${title}`.toUpperCase();
}
