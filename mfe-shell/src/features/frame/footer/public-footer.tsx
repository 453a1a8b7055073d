import { useTenant, useT } from '@jetway/kit-runtime';

import { BrandMark } from '../brand-mark';
import { Brand, Columns, Foot, Lines, Links, Places, Rights } from './footer.styles';
import { socialName } from './social-name.model';

/** How to reach the company, from the tenant's own contacts, offices and links. */
export function PublicFooter() {
  const t = useT('shell');
  const { companyName, contacts, offices, socialLinks, accreditations } = useTenant();
  return (
    <Foot>
      <Columns>
        <Brand>
          <BrandMark />
          {accreditations.length > 0 && (
            <Links aria-label={t('public.accreditations')}>
              {accreditations.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Links>
          )}
        </Brand>
        <section>
          <h2>{t('public.contact')}</h2>
          <Lines>
            <Phone number={contacts.phone} />
            <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
            <span>{contacts.address}</span>
          </Lines>
        </section>
        {offices.length > 0 && (
          <Places>
            <h2>{t('public.offices')}</h2>
            <div>
              {offices.map((office) => (
                <Lines key={office.name}>
                  <strong>{office.name}</strong>
                  <span>{office.address}</span>
                  <Phone number={office.phone} />
                </Lines>
              ))}
            </div>
          </Places>
        )}
        {socialLinks.length > 0 && (
          <section>
            <h2>{t('public.follow')}</h2>
            <Links>
              {socialLinks.map((link) => (
                <li key={link.href}>
                  <a href={link.href} rel="noreferrer">
                    {socialName(link.kind)}
                  </a>
                </li>
              ))}
            </Links>
          </section>
        )}
      </Columns>
      <Rights>{t('public.rights', { year: new Date().getFullYear(), company: companyName })}</Rights>
    </Foot>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, '')}`} dir="ltr">
      {number}
    </a>
  );
}
