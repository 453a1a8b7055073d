import { useGetTopSearchPadBannerQuery } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { IconButton } from '@jetway/kit-ui';
import { Pause, Play, Tag } from '@jetway/kit-ui/rare-icons';
import { useState } from 'react';

import { Line, Run, Strip } from './around.styles';

/** Offers scrolling above the search; can be paused, and static for users who prefer reduced motion. */
export function OfferMarquee() {
  const t = useT('flights');
  const [isStill, setStill] = useState(false);
  // Optional: when they fail to load, the page works without them.
  const { data: offers = [] } = useGetTopSearchPadBannerQuery();
  if (offers.length === 0) return null;
  return (
    <Strip role="region" aria-label={t('around.offers')}>
      <Run>
        <Line $isStill={isStill}>
          {offers.map((offer) => (
            <li key={offer.bannerPath + offer.text}>
              <Tag aria-hidden size={14} />
              {offer.link ? <Link to={offer.link}>{offer.text}</Link> : offer.text}
            </li>
          ))}
        </Line>
      </Run>
      <IconButton size="sm" label={t(isStill ? 'around.run' : 'around.stop')} onPress={() => setStill(!isStill)}>
        {isStill ? <Play aria-hidden size={14} /> : <Pause aria-hidden size={14} />}
      </IconButton>
    </Strip>
  );
}
