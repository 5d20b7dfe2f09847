import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { open } from '../support/site';

describe('the creative agency’s poster studio', () => {
  it('draws the poster that its address describes', async () => {
    await open('/en/demos/agency/creative?name=Mistral&wind=9&pressure=990&sun=8&tone=sun');
    expect(await screen.findByRole('img', { name: 'Poster “Mistral”: wind force 9, 990 hPa' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Sun' })).toBeChecked();
  });

  it('draws the name and the weather that the visitor chooses, and keeps both in the address', async () => {
    const { user } = await open('/en/demos/agency/creative');
    const name = await screen.findByRole('textbox', { name: 'Name on the poster' });
    await user.clear(name);
    await user.type(name, 'Bora');
    fireEvent.change(screen.getByRole('slider', { name: /Wind/ }), { target: { value: '11' } });
    await user.click(screen.getByRole('radio', { name: 'Pine' }));
    expect(screen.getByRole('img', { name: /^Poster “Bora”: wind force 11,/ })).toBeInTheDocument();
    // The URL is updated with a delay after the last change.
    await waitFor(() => expect(window.location.search).toMatch(/name=Bora&wind=11&.*tone=pine/));
  });

  it('makes a name smaller that is wider than the poster, and counts its characters', async () => {
    // jsdom has no layout: a character as wide as an em.
    jest.spyOn(SVGElement.prototype as SVGTextElement, 'getComputedTextLength').mockImplementation(function (
      this: SVGElement,
    ) {
      return Number(this.parentElement?.getAttribute('font-size')) * this.textContent.length;
    });
    const { user } = await open('/en/demos/agency/creative?name=WWWWWWWW');
    const name = await screen.findByRole('textbox', { name: 'Name on the poster' });
    const letters = () => within(screen.getByRole('img', { name: /^Poster/ })).getByText(/^W+$/);
    expect(Number.parseFloat(letters().style.fontSize)).toBeCloseTo(344 / 560);
    expect(name).toHaveAccessibleDescription('8 / 14');
    await user.type(name, '{Backspace>4/}');
    expect(letters().style.fontSize).toBe('');
    await user.type(name, 'WWWWWWWWWWWWWWW');
    expect(name).toHaveAccessibleDescription('14 / 14');
  });

  it.each(['wind=1e9&pressure=-1&tone=javascript:', 'wind=&pressure=&sun=&tone=', 'wind=%20&pressure=x'])(
    'falls back to the default poster for an invalid or empty address: %s',
    async (query) => {
      await open(`/en/demos/agency/creative?${query}`);
      expect(await screen.findByRole('img', { name: 'Poster “İmbat”: wind force 7, 1003 hPa' })).toBeInTheDocument();
    },
  );

  it('changes the weather at the press of a button and keeps the name', async () => {
    const { user } = await open('/en/demos/agency/creative?name=Mistral');
    await user.click(await screen.findByRole('button', { name: 'Change the weather' }));
    expect(screen.getByRole('img', { name: /^Poster “Mistral”/ })).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toMatch(/wind=\d+&pressure=\d+&sun=\d+&tone=\w+/));
  });

  it('downloads the poster as an SVG file', async () => {
    let file: Blob | undefined;
    // jsdom can't download.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => undefined);
    URL.createObjectURL = (blob: Blob) => {
      file = blob;
      return 'blob:poster';
    };
    URL.revokeObjectURL = () => undefined;
    const { user } = await open('/en/demos/agency/creative');
    await user.click(await screen.findByRole('button', { name: 'Download as SVG' }));
    expect(file?.type).toBe('image/svg+xml');
    expect(within(document.body).getByText('The poster has been downloaded.')).toBeInTheDocument();
  });
});

describe('the cases of the creative and the design agency', () => {
  it('open from a poster, are paged, and close with the focus on the last poster', async () => {
    const { user } = await open('/en/demos/agency/creative?name=Mistral');
    await user.click(await screen.findByRole('link', { name: 'Poyraz' }));
    const poyraz = await screen.findByRole('dialog', { name: 'Poyraz' });
    expect(within(poyraz).getByRole('link', { name: 'Poyraz and its software' })).toHaveAttribute(
      'href',
      '/en/customer/story-single/poyraz',
    );
    expect(window.location.search).toBe('?name=Mistral&case=poyraz');
    await user.click(within(poyraz).getByRole('button', { name: 'Next work' }));
    await waitFor(() => expect(window.location.search).toBe('?name=Mistral&case=halyard'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.search).toBe('?name=Mistral'));
    expect(screen.getByRole('link', { name: 'Halyard' })).toHaveFocus();
  });

  it('open from their address, and lead on', async () => {
    await open('/de/demos/agency/design?case=ferry');
    const ferry = await screen.findByRole('dialog', { name: 'Fähren der Bucht' });
    expect(within(ferry).getByRole('link', { name: 'Die Website zum Fahrplan: Çakım' })).toHaveAttribute(
      'href',
      '/de/demos/agency/digital',
    );
  });
});

describe('the SEO agency’s page', () => {
  it('scores what the visitor types, and explains the score', async () => {
    const { user } = await open('/en/demos/agency/seo');
    const status = () => screen.getByText(/points out of 100/);
    await screen.findByRole('heading', { name: 'How high is your page?' });
    const before = Number.parseInt(status().textContent, 10);
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), {
      target: { value: 'Sailing course for the seasick | Halyard' },
    });
    expect(Number.parseInt(status().textContent, 10)).toBeGreaterThan(before);
    expect(screen.getByText('In the first half of the title.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Blank page' }));
    expect(status()).toHaveTextContent('0 points out of 100');
    expect(screen.getByText('Untitled page')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to the example' }));
    expect(Number.parseInt(status().textContent, 10)).toBe(before);
  });

  it.each([
    ['en', 'The page’s text', /^1 word: nothing/, /^1 heading: the text/],
    ['de', 'Text der Seite', /^Wörter: 1\. Da/, /^1 Zwischentitel: Der Text/],
    ['tr', 'Sayfanın metni', /^1 sözcük: arama/, /^1 ara başlık: metnin/],
  ])('uses the singular for one word and one heading in %s', async (language, label, word, heading) => {
    await open(`/${language}/demos/agency/seo`);
    const text = await screen.findByRole('textbox', { name: label });
    fireEvent.change(text, { target: { value: 'Boiler' } });
    expect(screen.getByText(word)).toBeInTheDocument();
    fireEvent.change(text, { target: { value: '# Boiler\n\nWarm' } });
    expect(screen.getByText(heading)).toBeInTheDocument();
  });

  it.each([
    ['en', 'Blank page', 'title', 'description', 'keyword', 'text', /^0 words: nothing/, /^No headings/],
    ['de', 'Leere Seite', 'Titel', 'Beschreibung', 'Suchbegriff', 'Text', /^Wörter: 0\. Da/, /^Keine Zwischentitel/],
    ['tr', 'Boş sayfa', 'başlık', 'açıklama', 'anahtar kelime', 'metin', /^0 sözcük: arama/, /^Ara başlık yok/],
  ])('says of empty fields that they are empty in %s', async (language, clear, ...reasons) => {
    const { user } = await open(`/${language}/demos/agency/seo`);
    await user.click(await screen.findByRole('button', { name: clear }));
    const times = [1, 1, 4, 2, 1, 1];
    for (const [index, reason] of reasons.entries()) {
      const sentence = typeof reason === 'string' ? new RegExp(`^(There is no|Noch keine?|Henüz) ${reason}`) : reason;
      expect(screen.getAllByText(sentence, { selector: 'li p' })).toHaveLength(times[index] ?? 0);
    }
  });

  it('distinguishes a keyword that is not in the text from one that is used too often', async () => {
    await open('/en/demos/agency/seo');
    const text = await screen.findByRole('textbox', { name: 'The page’s text' });
    fireEvent.change(text, { target: { value: 'We mend boilers.' } });
    expect(screen.getByText('The text never mentions it.')).toBeInTheDocument();
    fireEvent.change(text, { target: { value: 'Sailing course, sailing course.' } });
    expect(screen.getByText('100% of the words: stuffed.')).toBeInTheDocument();
  });

  it('cuts the title in the preview at the width of search results', async () => {
    await open('/en/demos/agency/seo');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Title' }), {
      target: { value: 'Wide words '.repeat(12) },
    });
    expect(screen.getByText(/^Wide words .+ …$/, { selector: 'p' })).toBeInTheDocument();
  });

  it('shows the search rank that the slider chooses', async () => {
    await open('/en/demos/agency/seo');
    const slider = screen.getByRole('slider', { name: 'Your page’s position' });
    fireEvent.change(slider, { target: { value: '9' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Position 1. The summit. From now on the job is to keep it.');
  });

  it('shows the rank history of the client that the visitor chooses', async () => {
    const { user } = await open('/en/demos/agency/seo');
    await user.click(await screen.findByRole('radio', { name: /Olive oil/ }));
    expect(
      screen.getByRole('img', { name: 'Olive oil: from position 9 to position 3 in 26 weeks' }),
    ).toBeInTheDocument();
    expect(screen.getByText('31')).toBeInTheDocument();
  });
});

describe('the digital agency’s page', () => {
  it('divides draft and finished website at the position of the slider', async () => {
    await open('/de/demos/agency/digital');
    const tear = screen.getByRole('slider', { name: 'Der Riss zwischen Entwurf und fertiger Website' });
    const edge = () => document.querySelector('#torn-left path')?.getAttribute('d');
    const before = edge();
    fireEvent.change(tear, { target: { value: '80' } });
    expect(tear).toHaveAttribute('aria-valuetext', '80 % der Seite sind Entwurf');
    expect(edge()).not.toBe(before);
  });

  it('keeps the bolt between draft and website in the picture on a phone', async () => {
    await open('/de/demos/agency/digital');
    const tear = screen.getByRole('slider', { name: 'Der Riss zwischen Entwurf und fertiger Website' });
    // On a phone the picture is cropped to 215 to 985 units.
    fireEvent.change(tear, { target: { value: '0' } });
    expect(document.querySelector('circle[r="38"]')?.parentElement).toHaveAttribute('transform', 'translate(264 356)');
    fireEvent.change(tear, { target: { value: '100' } });
    expect(document.querySelector('circle[r="38"]')?.parentElement).toHaveAttribute('transform', 'translate(864 356)');
  });

  it('computes size and load time of what the visitor ticks, and keeps it in the address', async () => {
    const { user } = await open('/en/demos/agency/digital');
    await user.click(await screen.findByRole('checkbox', { name: /straight from the camera/ }));
    expect(screen.getByText('8,560 kB')).toBeInTheDocument();
    expect(screen.getByText('43.4 s')).toBeInTheDocument();
    expect(screen.getByText('A rock. The tea is cold by now.')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?page=text-fonts-photos-originals-chat'));
  });

  it('computes the page that its address describes, in the number format of the language', async () => {
    await open('/tr/demos/agency/digital?page=text-video-nonsense');
    expect(await screen.findByText('5.240 kB')).toBeInTheDocument();
    expect(screen.getByText('26,8 sn')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Arka planda video/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Sohbet balonu/ })).not.toBeChecked();
  });

  it('opens the services one tab at a time', async () => {
    const { user } = await open('/en/demos/agency/digital');
    await user.click(await screen.findByRole('tab', { name: 'Apps' }));
    expect(screen.getByRole('heading', { name: 'Apps that work in a lift' })).toBeVisible();
  });
});

describe('the design agency’s page', () => {
  it('shows and hides the guide lines and the curve points of the letter', async () => {
    const { user } = await open('/en/demos/agency/design');
    const letter = screen.getByRole('img', { name: 'The lower-case letter ş with its construction lines' });
    expect(within(letter).getByText('baseline')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Guide lines' }));
    expect(within(letter).queryByText('baseline')).not.toBeInTheDocument();
    expect(letter.querySelectorAll('rect')).toHaveLength(0);
    await user.click(screen.getByRole('switch', { name: 'Curve points' }));
    expect(letter.querySelectorAll('rect').length).toBeGreaterThan(40);
  });

  it('sets the type specimen as its address says, and resets it at the press of a button', async () => {
    const { user } = await open('/de/demos/agency/design?text=Straße&weight=420&size=120&tracking=9999');
    const paper = await screen.findByRole('textbox', { name: 'Ihr Text' });
    expect(paper).toHaveValue('Straße');
    expect(paper.style.fontWeight).toBe('420');
    expect(paper.style.fontSize).toBe('120px');
    expect(paper.style.letterSpacing).toBe('-0.035em');
    await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(paper.style.fontWeight).toBe('640');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it.each([
    ['weight=&size=&tracking=', '640', '44px', '-0.035em'],
    ['weight=423&size=121&tracking=%20', '420', '122px', '-0.035em'],
    ['weight=800&size=24&tracking=-68', '800', '24px', '-0.07em'],
  ])(
    'rounds the specimen settings to the steps of the sliders, and uses the defaults for %s',
    async (query, weight, size, tracking) => {
      await open(`/de/demos/agency/design?${query}`);
      const paper = await screen.findByRole('textbox', { name: 'Ihr Text' });
      expect(paper.style).toMatchObject({ fontWeight: weight, fontSize: size, letterSpacing: tracking });
    },
  );

  it('limits the size so that the longest word fits into a line, and shows the limit as the end of the slider', async () => {
    // jsdom has no layout: a word of 8 em in a column of 328 px.
    jest.spyOn(HTMLTextAreaElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
    jest.spyOn(HTMLTextAreaElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return Number.parseInt(this.style.fontSize, 10) * 8;
    });
    await open('/en/demos/agency/design?size=120&weight=700');
    const paper = await screen.findByRole('textbox', { name: 'Your text' });
    expect(paper.style.fontSize).toBe('40px');
    const size = screen.getByRole('slider', { name: 'Size' });
    expect(size).toHaveAttribute('max', '40');
    expect(size).toHaveAttribute('aria-valuetext', '40 px');
    fireEvent.change(size, { target: { value: '30' } });
    expect(paper.style.fontSize).toBe('30px');
  });

  it('sets the alphabet in the chosen weight, and invites to type into the empty box', async () => {
    const { user } = await open('/tr/demos/agency/design?weight=420&tracking=100');
    const paper = await screen.findByRole('textbox', { name: 'Metniniz' });
    expect(screen.getByText(/Aa\u200BBb/).style).toMatchObject({ fontWeight: '420', letterSpacing: '0.1em' });
    await user.clear(paper);
    expect(screen.getByPlaceholderText('Buraya yazın')).toHaveValue('');
  });

  it('keeps the changed settings in the address', async () => {
    await open('/tr/demos/agency/design');
    fireEvent.change(await screen.findByRole('slider', { name: 'Ağırlık' }), { target: { value: '780' } });
    await waitFor(() => expect(window.location.search).toBe('?weight=780'));
  });
});
