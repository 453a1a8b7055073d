/** A phone link, left to right in every language. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, '')}`} dir="ltr">
      {number}
    </a>
  );
}
