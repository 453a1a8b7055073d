import { expect, test } from '../../stack/fixtures';
import { FALCON, MONSOON, NORTHLIGHT, ORIGINAL, QAMAR } from '../../stack/portals';
import { Walk } from '../../walks/walk';

// These brands differ only in colours; every page of the others is scanned in `quality/accessibility.spec.ts`.
for (const portal of [MONSOON, NORTHLIGHT]) {
  test(`the home page of ${portal.tenant} has no serious accessibility violations, light and dark`, async ({
    page,
  }) => {
    const walk = new Walk(page, portal);
    await walk.load('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await walk.look('first page');
  });
}

test('the home page of the original brand has banners and the sign-in (P-031, P-018, P-290)', async ({ page }) => {
  const asked = page.waitForRequest(/\/Banner\/GetHomePageBanner/);
  await page.goto(`${ORIGINAL.origin}/`);
  await asked;
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('banners advance every three seconds, dots select one, and the last is followed by the first (P-358, P-359)', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${ORIGINAL.origin}/`);
  const slider = page.getByRole('region', { name: 'Offers' });
  const dot = (name: string) => slider.getByRole('button', { name, exact: true });
  await expect(dot('1')).toHaveAttribute('aria-current', 'true');
  await page.clock.pauseAt(Date.now() + 60_000);
  // Which of them is shown depends on how long the page took to load.
  for (const [chosen, next] of [
    ['1', '2'],
    ['3', '1'],
  ] as const) {
    await dot(chosen).click();
    await expect(dot(chosen)).toHaveAttribute('aria-current', 'true');
    await page.getByLabel('E-mail').hover();
    await page.getByLabel('E-mail').focus();
    await page.clock.runFor(3_000);
    await expect(dot(next)).toHaveAttribute('aria-current', 'true');
  }
});

test('another brand has its own home page: pitch, features, airlines, destinations, contacts (P-032, P-012, P-013, P-016, P-017)', async ({
  page,
}) => {
  await page.goto(`${FALCON.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every fare your clients ask for, in one place');
  await expect(page.getByRole('heading', { name: 'What the portal does for you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Airlines on the portal' })).toBeVisible();
  await expect(page.getByText('Emirates', { exact: true })).toBeVisible();
  for (const [city, fare] of [
    ['Dhaka', 'AED 940.00'],
    ['London', 'AED 1,890.00'],
    ['Istanbul', 'AED 990.00'],
  ] as const) {
    const place = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: city }) });
    await expect(place).toContainText('Dubai (DXB)');
    await expect(place).toContainText(fare.replace(' ', ' '));
  }
  await expect(page.getByRole('main').getByRole('link', { name: '+971 4 000 0180' })).toBeVisible();
  await expect(page.getByText('The portal, in your pocket')).toHaveCount(0);
  await page.goto(`${MONSOON.origin}/`);
  await expect(page.getByText('The portal, in your pocket')).toBeVisible();
});

test('the top navigation leads to its pages, and only to those the brand has (P-026, P-027, P-035, P-036, P-037)', async ({
  page,
  complaints,
}) => {
  const walk = async (origin: string, names: string[]) => {
    await page.goto(`${origin}/`);
    const nav = page.getByRole('navigation', { name: 'Site navigation' });
    await expect(nav.getByRole('link')).toHaveText(names);
    for (const name of names.slice(1)) {
      await nav.getByRole('link', { name, exact: true }).click();
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page does not exist');
    }
  };
  await walk(ORIGINAL.origin, ['Home', 'Corporate', 'White Label', 'API', 'About us', 'Contact Us']);
  await walk(MONSOON.origin, ['Home', 'Corporate', 'API', 'Contact Us']);
  complaints.expect(/404/);
  await page.goto(`${FALCON.origin}/whitelabel`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});

test('landing pages for agents, suppliers and API clients have their own texts (P-034)', async ({ page }) => {
  for (const [path, words] of [
    ['/agent', 'Sell more, phone less'],
    ['/supplier', 'Reach agencies you have never met'],
    ['/api', 'The portal, as an API'],
  ] as const) {
    await page.goto(`${FALCON.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  }
});

test('the footer has legal links, payment marks and accreditations (P-028, P-029, P-030, P-038)', async ({ page }) => {
  const footer = page.locator('footer');
  const mark = (name: string) => footer.getByRole('img', { name, exact: true });
  await page.goto(`${ORIGINAL.origin}/`);
  for (const name of ['Visa', 'Master Card', 'American Express', 'BKash', 'Nagad'])
    await expect(mark(name)).toBeVisible();
  await page.goto(`${FALCON.origin}/`);
  await expect(mark('American Express')).toBeVisible();
  await expect(mark('Nagad')).toHaveCount(0);
  await expect(footer.getByText('IATA accredited')).toBeVisible();
  for (const [link, words] of [
    ['Terms and conditions', 'Who may use the portal'],
    ['Privacy policy', 'What we keep'],
    ['Refunds and return policy', 'When the money comes back'],
  ] as const) {
    await footer.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
});

test('the contact page and the footer show the tenant’s own details (P-003, P-037)', async ({ page }) => {
  await page.goto(`${FALCON.origin}/contact-us`);
  for (const place of [page.getByRole('main'), page.locator('footer')]) {
    await expect(place.getByRole('link', { name: '+971 4 000 0180' }).first()).toBeVisible();
    await expect(place.getByRole('link', { name: 'desk@falcon.test' }).first()).toBeVisible();
  }
});

test('the about page exists where it is enabled, with vision, mission and service (P-015, P-045)', async ({ page }) => {
  await page.goto(`${FALCON.origin}/about-us`);
  for (const goal of ['Vision', 'Mission', 'Service'])
    await expect(page.getByRole('heading', { name: goal })).toBeVisible();
  await expect(page.getByText("quiet engine behind the Gulf's independent travel agencies")).toBeVisible();
  await page.goto(`${MONSOON.origin}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
});

test('the testimonials are public (P-039)', async ({ page }) => {
  await page.goto(`${FALCON.origin}/testimonials`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
});

test('a brand whose sign-in is a dialog opens it over its home page', async ({ page }) => {
  await page.goto(`${NORTHLIGHT.origin}/contact-us`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
});

test('the sign-in form is placed as the brand configures it: at the left, centred, on a picture, in a dialog (P-022)', async ({
  page,
}) => {
  const middleOf = async (origin: string) => {
    await page.goto(`${origin}/login`);
    const form = page.getByRole('main').locator('form');
    await expect(form).toBeVisible();
    return async () => {
      const [box, size] = [await form.boundingBox(), page.viewportSize()];
      return ((box?.x ?? 0) + (box?.width ?? 0) / 2) / (size?.width ?? 1);
    };
  };
  const picture = page.getByRole('main').getByRole('img');
  const widthOfPicture = async () =>
    ((await picture.first().boundingBox())?.width ?? 0) / (page.viewportSize()?.width ?? 1);
  await expect.poll(await middleOf(FALCON.origin)).toBeLessThan(0.4);
  await expect.poll(widthOfPicture).toBeLessThan(0.7);
  await expect.poll(await middleOf(MONSOON.origin)).toBeCloseTo(0.5, 1);
  await expect(picture).toHaveCount(0);
  await middleOf(QAMAR.origin);
  await expect.poll(widthOfPicture).toBeGreaterThan(0.9);
  await page.goto(`${NORTHLIGHT.origin}/`);
  await page.getByRole('main').getByRole('button', { name: 'Agent sign in' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('E-mail')).toBeVisible();
});

test('an Arabic portal is right-to-left, and switches to English', async ({ page }) => {
  await page.goto(`${QAMAR.origin}/`);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('lang', 'ar-OM');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مكتب واحد لكل رحلة يطلبها عملاؤك');
  await page.getByRole('button', { name: 'اللغة: العربية' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(root).toHaveAttribute('lang', 'en-OM');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One desk for every journey your clients ask for');
  await page.goto(`${QAMAR.origin}/contact-us`);
  await expect(page.getByRole('main')).toContainText('7th floor, Hilal Tower');
});

test('a portal without a tracking id contacts no other host (P-366)', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== FALCON.origin && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  await page.goto(`${FALCON.origin}/`);
  await page.getByRole('navigation', { name: 'Site navigation' }).getByRole('link', { name: 'API' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal, as an API');
  expect(elsewhere).toEqual([]);
});
