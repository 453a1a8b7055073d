import { useTenant, useT } from '@jetway/kit-runtime';
import styled from 'styled-components';

const Foot = styled.footer`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: 2rem;
  padding: 2.5rem clamp(1rem, 4vw, 3rem);
  background: var(--jw-surface-sunken);
  border-block-start: 1px solid var(--jw-border);
  color: var(--jw-text-muted);
  font-size: 0.875rem;

  h2 {
    margin: 0 0 0.5rem;
    color: var(--jw-text);
    font-size: 0.875rem;
  }

  address {
    display: grid;
    gap: 0.25rem;
    font-style: normal;
  }

  a {
    color: inherit;
  }
`;

const Rights = styled.p`
  grid-column: 1 / -1;
  margin: 0;
`;

/** How to reach the company, from the tenant's own contacts, offices and links. */
export function PublicFooter() {
  const t = useT('shell');
  const { companyName, contacts, offices, socialLinks } = useTenant();
  return (
    <Foot>
      <section>
        <h2>{t('public.contact')}</h2>
        <address>
          <a href={`tel:${contacts.phone.replace(/\s/g, '')}`}>{contacts.phone}</a>
          <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
          <span>{contacts.address}</span>
        </address>
      </section>
      {offices.length > 0 && (
        <section>
          <h2>{t('public.offices')}</h2>
          {offices.map((office) => (
            <address key={office.name}>
              <strong>{office.name}</strong>
              <span>{office.address}</span>
              <span>{office.phone}</span>
            </address>
          ))}
        </section>
      )}
      {socialLinks.length > 0 && (
        <section>
          <h2>{t('public.follow')}</h2>
          <address>
            {socialLinks.map((link) => (
              <a key={link.href} href={link.href} rel="noreferrer">
                {link.kind}
              </a>
            ))}
          </address>
        </section>
      )}
      <Rights>{t('public.rights', { year: new Date().getFullYear(), company: companyName })}</Rights>
    </Foot>
  );
}
