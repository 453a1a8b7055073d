import { useGetBankDetailsBannerQuery } from '@jetway/kit-api/utility';
import { Link } from '@jetway/kit-runtime/router';
import styled from 'styled-components';

const Banner = styled.figure`
  position: relative;
  block-size: 7rem;
  margin: 0;
  overflow: hidden;
  border-radius: var(--jw-radius-md);

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  figcaption {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: 2rem 1rem 0.75rem;
    background: linear-gradient(to top, rgb(0 0 0 / 82%), rgb(0 0 0 / 0%));
    color: white;
    font-weight: 600;
  }

  a {
    color: inherit;
  }
`;

/** Announcements about deposits; renders nothing when they cannot be loaded. */
export function BankBanners({ onLeave }: { onLeave: () => void }) {
  const { data: banners = [] } = useGetBankDetailsBannerQuery();
  return banners.map(({ bannerPath, text, link }) => (
    <Banner key={bannerPath + text}>
      <img src={bannerPath} alt="" />
      {text && (
        <figcaption>
          {link ? (
            <Link to={link} onClick={onLeave}>
              {text}
            </Link>
          ) : (
            text
          )}
        </figcaption>
      )}
    </Banner>
  ));
}
