import type { TenantConfig } from '@jetway/kit-runtime';
import type { ComponentType } from 'react';

import { AboutColumns, AboutLedger, AboutPanel, AboutQuotes, AboutSteps } from '../about/goals';
import { Airlines } from './sections/airlines';
import { InvitationBand, InvitationCard } from './sections/call-to-action';
import { Contacts } from './sections/contacts';
import {
  DestinationGrid,
  DestinationLines,
  DestinationMosaic,
  DestinationRows,
  DestinationsCentred,
} from './sections/destinations';
import { FeatureCards, FeatureLines, FeatureRow, FeatureSteps } from './sections/features';
import { MobileApp } from './sections/mobile-app';
import { CentredPitch, CoverPitch, DeskPitch, LetterPitch, SplitPitch } from './sections/pitch';
import { Said } from './sections/said';

/** A theme arranges the same sections in its own order and style. */
export interface SiteTheme {
  /** First section of the home page of every brand except the original one, which has banners. */
  Pitch: ComponentType;
  /** The other sections of the home page, in order. */
  home: ComponentType[];
  /** How the about page shows vision, mission and service. */
  Goals: ComponentType;
}

export const SITE_THEMES: Record<TenantConfig['theme'], SiteTheme> = {
  horizon: {
    Pitch: SplitPitch,
    home: [FeatureRow, DestinationGrid, MobileApp, Airlines, Said, InvitationBand, Contacts],
    Goals: AboutColumns,
  },
  meridian: {
    Pitch: CentredPitch,
    home: [DestinationsCentred, FeatureSteps, Said, Airlines, MobileApp, InvitationCard, Contacts],
    Goals: AboutQuotes,
  },
  atlas: {
    Pitch: CoverPitch,
    home: [FeatureCards, DestinationMosaic, Airlines, InvitationBand, MobileApp, Said, Contacts],
    Goals: AboutSteps,
  },
  compass: {
    Pitch: DeskPitch,
    home: [Airlines, DestinationRows, FeatureSteps, MobileApp, Said, InvitationCard, Contacts],
    Goals: AboutLedger,
  },
  polaris: {
    Pitch: LetterPitch,
    home: [FeatureLines, Said, DestinationLines, InvitationBand, Airlines, MobileApp, Contacts],
    Goals: AboutPanel,
  },
};
