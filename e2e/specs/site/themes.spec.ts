import { SitePage } from '../../pages/site.page';
import { expect, test } from '../../stack/fixtures';
import { bootedAs } from '../../stack/modules';
import { FALCON, MONSOON, NORTHLIGHT, QAMAR } from '../../stack/portals';
import { wordsOf } from '../../stack/words';

const [FEATURES, PLACES, AIRLINES] = ['What the portal does for you', 'Popular destinations', 'Airlines on the portal'];
const [APP, SAID, TALK] = ['The portal, in your pocket', 'What agencies say', 'Talk to us'];

/**
 * A brand of each theme, with the title of its invitation, and how the theme arranges the four parts. The brand of `horizon` shows
 * banners on its home page, so another brand is used for it.
 */
const THEMES = [
  {
    theme: 'horizon',
    portal: NORTHLIGHT,
    invitation: 'Bring your agency over',
    header: 'navigation beside the brand',
    footer: '4 headed parts, contacts in a part',
    pitch: 'before a picture',
    home: [FEATURES, PLACES, APP, AIRLINES, SAID, 'invitation', TALK],
    goals: 'side by side',
  },
  {
    theme: 'meridian',
    portal: MONSOON,
    invitation: 'Open an agency desk',
    header: 'navigation below the brand',
    footer: '0 headed parts, contacts in the middle',
    pitch: 'centred above a picture',
    home: [PLACES, FEATURES, SAID, AIRLINES, APP, 'invitation', TALK],
    goals: 'in the middle',
  },
  {
    theme: 'atlas',
    portal: QAMAR,
    invitation: 'سجّل وكالتك',
    header: 'navigation in between, contacts above',
    footer: '2 headed parts, contacts in a part',
    pitch: 'on a full-width picture',
    home: [FEATURES, PLACES, AIRLINES, 'invitation', SAID, TALK],
    goals: 'titles beside their texts',
  },
  {
    theme: 'compass',
    portal: FALCON,
    invitation: 'Register your agency',
    header: 'navigation beside the sign-in',
    footer: '0 headed parts, contacts at the start',
    pitch: 'after a picture',
    home: [AIRLINES, PLACES, FEATURES, SAID, 'invitation', TALK],
    goals: 'beside a picture',
  },
  {
    theme: 'polaris',
    portal: NORTHLIGHT,
    invitation: 'Bring your agency over',
    header: 'navigation before the brand',
    footer: '2 headed parts, contacts in a part',
    pitch: 'above a picture',
    home: [FEATURES, SAID, PLACES, 'invitation', AIRLINES, APP, TALK],
    goals: 'side by side',
  },
];

for (const { theme, portal, invitation, header, footer, pitch, home, goals } of THEMES) {
  test(`the theme ${theme} arranges its header, footer, home page and about page (P-021)`, async ({ page }) => {
    const { exactly } = wordsOf(portal);
    const site = new SitePage(page, portal);
    // One of the brands has no about page.
    const aboutUs = { enabled: true, goals: ['Vision', 'Mission'].map((title) => ({ title, text: 'To sell.' })) };
    await bootedAs(page, ({ tenant }) => Object.assign(tenant, portal === MONSOON ? { theme, aboutUs } : { theme }));
    await site.open('/');
    await expect(site.sections).toHaveText(
      home.map((part) => (part === 'invitation' ? invitation : exactly(part ?? ''))),
    );
    // Late fonts and images move what is beside them.
    await expect.poll(() => site.header()).toBe(header);
    await expect.poll(() => site.footer()).toBe(footer);
    await expect.poll(() => site.pitch()).toBe(pitch);
    await site.open('/about-us');
    await expect.poll(() => site.goals()).toBe(goals);
  });
}
