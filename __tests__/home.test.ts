import { act, screen, waitFor, within } from '@testing-library/react';
import { clients } from '@/site/clients';
import { company } from '@/site/company';
import { open } from './support/site';

const { matchMedia } = window;

/** Mocks matchMedia: motion allowed, and a window of this width in px. */
function withMotion(width = 1280) {
  window.matchMedia = (query) => {
    const from = /min-width: (\d+)px/.exec(query)?.[1];
    return Object.assign(matchMedia(query), { matches: from !== undefined && width >= Number(from) });
  };
}

afterEach(() => {
  window.matchMedia = matchMedia;
});

describe('the home page', () => {
  it('exposes its headline to screen readers as one sentence', async () => {
    await open('/en');
    const headline = screen.getByRole('heading', { level: 1 });
    expect(headline).toHaveAccessibleName(/^Software for industry and trade: web, mobile, desktop, AI, .* IoT$/);
  });

  it('names the card of the social networks', async () => {
    await open('/en');
    const card = await screen.findByRole('group', { name: 'Follow our news' });
    expect(within(card).getAllByRole('link')).toHaveLength(company.socials.length);
  });

  it('shows no typing animation to visitors who prefer reduced motion', async () => {
    await open('/en');
    expect(screen.getByText('ERP', { selector: 'h1 *' })).toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole('button', { name: 'Pause the typing' })).toBeNull();
  });

  it('has a button that pauses the typing animation and resumes it', async () => {
    withMotion();
    const { user } = await open('/en');
    await user.click(await screen.findByRole('button', { name: 'Pause the typing' }));
    await user.click(screen.getByRole('button', { name: 'Play the typing' }));
    expect(screen.getByRole('button', { name: 'Pause the typing' })).toHaveFocus();
  });

  it('has one service open at a time, the first at the beginning', async () => {
    const { user } = await open('/en');
    const summaries = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('details[name=services] > summary')];
      expect(found).toHaveLength(5);
      return found;
    });
    const open_ = () => summaries.map((summary) => summary.closest('details')!.open);
    expect(open_()).toEqual([true, false, false, false, false]);
    await user.click(summaries[2]!);
    await waitFor(() => expect(open_()).toEqual([false, false, true, false, false]));
    await user.click(summaries[2]!);
    await waitFor(() => expect(open_()).toEqual([false, false, false, false, false]));
  });

  it('shows the years since 2013 and the other figures of the company', async () => {
    await open('/en');
    const numbers = await screen.findAllByRole('definition');
    const years = new Date().getFullYear() - company.founded;
    expect(numbers.map((number) => number.textContent)).toEqual([`${years}\u00a0years`, '120+', '200+', '600+']);
  });

  it('counts up to the same figures for visitors who do not prefer reduced motion', async () => {
    withMotion();
    await open('/en');
    const products = (await screen.findAllByRole('definition'))[2]!;
    await waitFor(() => expect(products).not.toHaveTextContent(/^200\+$/));
    await waitFor(() => expect(products).toHaveTextContent(/^200\+$/));
  });

  it('shows the logo of every client in a list without animation when the visitor prefers reduced motion', async () => {
    await open('/en');
    const logos = within(screen.getByRole('group', { name: /they work with Storm/ }));
    for (const { name, lightImage, darkImage } of clients) {
      const sources = logos.getAllByAltText(name).map((image) => image.getAttribute('src'));
      expect(sources).toEqual(expect.arrayContaining([lightImage, darkImage]));
    }
    expect(screen.queryByRole('button', { name: 'Pause the logos' })).toBeNull();
  });

  it('lets visitors pause the moving logos, and makes hidden logos inert', async () => {
    withMotion();
    const { user } = await open('/en');
    const pause = await screen.findByRole('button', { name: 'Pause the logos' });
    await waitFor(() => expect(document.querySelector('.slick-slider')).not.toBeNull());
    const hidden = [...document.querySelectorAll<HTMLElement>('.slick-slide[aria-hidden=true]')];
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every((slide) => slide.inert)).toBe(true);
    await user.click(pause);
    expect(screen.getByRole('button', { name: 'Play the logos' })).toBeInTheDocument();
  });
});
