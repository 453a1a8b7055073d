import { useTenant, useT } from '@jetway/kit-runtime';

import { Lines, Links } from '../footers/foot.styles';
import { PhoneNumber } from './phone-number';
import { socialName } from './social-name.model';

/** Phone, e-mail, address. */
export function ContactLines() {
  const { contacts } = useTenant();
  return (
    <Lines>
      <PhoneNumber number={contacts.phone} />
      <a href={`mailto:${contacts.email}`}>
        <bdi>{contacts.email}</bdi>
      </a>
      <span>{contacts.address}</span>
    </Lines>
  );
}

/** Every office, as many per row as fit. */
export function Offices() {
  const { offices } = useTenant();
  return (
    <>
      {offices.map((office) => (
        <Lines key={office.name}>
          <strong>{office.name}</strong>
          <span>{office.address}</span>
          <PhoneNumber number={office.phone} />
        </Lines>
      ))}
    </>
  );
}

/** The company's social networks. */
export function Social({ isInline = false }: { isInline?: boolean }) {
  const { socialLinks } = useTenant();
  if (socialLinks.length === 0) return null;
  return (
    <Links $isInline={isInline}>
      {socialLinks.map((link) => (
        <li key={link.href}>
          <a href={link.href} rel="noreferrer">
            {socialName(link.kind)}
          </a>
        </li>
      ))}
    </Links>
  );
}

/** Copyright notice. */
export function Rights() {
  const t = useT('shell');
  const { companyName } = useTenant();
  return <span>{t('public.rights', { year: new Date().getFullYear(), company: companyName })}</span>;
}
