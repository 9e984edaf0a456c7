/*
 * A landing page in one file, without a build or a library: one call to the panel reads the content, another the tournament.
 * Open index.html?panel=http://localhost:4200 from any origin or from the file system. How it works: docs/landing-api.md
 */

const panel = new URLSearchParams(location.search).get('panel') ?? 'http://localhost:4200'
/** Milliseconds between two reads of a visible page. Unchanged content is answered with 304, without a body. */
const intervalMs = 30_000

/** Creates an element. Text is inserted as text nodes, never as HTML, because editors may type anything. */
function element(name, attributes = {}, ...content) {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value) created.setAttribute(key, value)
  created.append(...content.filter(Boolean))
  return created
}

const text = (name, content) => (content ? element(name, {}, content) : null)

/** Stored images have addresses without a host, and a smaller copy with `?width=`. */
function image(address, alt, width) {
  if (!address) return null
  const url = new URL(address, panel)
  if (url.pathname.startsWith('/api/storage/') && url.origin === new URL(panel).origin) url.searchParams.set('width', String(width))
  return element('img', { src: url.href, alt: alt || ' ', loading: 'lazy', decoding: 'async' })
}

function fill(id, ...content) {
  document.querySelector(`#${id}`).replaceChildren(...content.filter(Boolean))
}

function renderHero(hero, settings) {
  document.title = settings?.siteName || hero?.title || 'Torneo'
  document.documentElement.style.setProperty('--primary', settings?.primaryColor || '#E50914')
  if (!hero) return fill('hero')
  const button = hero.ctaVisible ? element('a', { class: 'button', href: new URL(hero.ctaLink, location.href).href }, hero.ctaText) : null
  const background = image(hero.backgroundImage, '', 2048)
  background?.setAttribute('class', 'background')
  fill('hero', background, image(hero.logoImage, settings?.siteName, 320), text('h1', hero.title), text('p', hero.subtitle),
    text('p', hero.description), button)
}

function renderAbout(about) {
  if (!about) return fill('about')
  const highlights = about.highlights.map((highlight) => text('li', highlight))
  fill('about', text('h2', about.title), text('p', about.description), text('blockquote', about.quote), element('ul', {}, ...highlights))
}

function renderLists({ landingSports, schedule, galleryGroups, hallOfFame, sponsors }) {
  fill('sports > .cards', ...landingSports.map(({ icon, name, category, description }) =>
    element('article', {}, text('h3', `${icon} ${name}`), text('small', category), text('p', description))))
  fill('schedule > ol', ...schedule.map(({ date, time, title, location: place }) =>
    element('li', {}, element('time', { datetime: `${date}T${time}` }, `${date.split('-').reverse().join('/')} ${time}`), ` ${title}`,
      place ? ` · ${place}` : '')))
  fill('galleries > .cards', ...galleryGroups.map(({ title, date, coverImage, photos }) =>
    element('article', {}, image(coverImage || photos[0]?.url, photos[0]?.alt, 640), text('h3', title),
      text('small', [date, `${photos.length} fotos`].filter(Boolean).join(' · ')))))
  fill('hall-of-fame > ul', ...hallOfFame.map(({ year, category, winner }) => text('li', `${year} · ${category}: ${winner}`)))
  fill('sponsors > ul', ...sponsors.map(({ name, logo, website }) =>
    element('li', {}, element('a', { href: website, rel: 'noopener' }, image(logo, name, 320) ?? name))))
}

/** A table for each sport with a finished match; the API has sorted and numbered the rows. */
function renderTables({ sports, standings }) {
  const played = sports.filter(({ id }) => standings[id].some(({ played }) => played > 0))
  document.querySelector('#standings').hidden = played.length === 0
  const columns = { played: 'PJ', goalDifference: 'DG', points: 'Pts' }
  const row = (cell, position, name, values) => element('tr', {}, element(cell, {}, position), element(cell, {}, name), ...values.map((value) => element(cell, {}, value)))
  fill('standings > .cards', ...played.map(({ id, icon, name }) => element('table', {},
    text('caption', `${icon} ${name}`),
    element('thead', {}, row('th', 'Pos', 'Equipo', Object.values(columns))),
    element('tbody', {}, ...standings[id].map((standing) =>
      row('td', String(standing.position), standing.team.name, Object.keys(columns).map((column) => String(standing[column]))))))))
}

function renderEnd(cta, settings) {
  fill('cta', ...(cta ? [text('h2', cta.title), text('p', cta.description), text('small', cta.additionalInfo)] : []))
  fill('footer', text('p', settings?.footerDescription), text('p', [settings?.contactEmail, settings?.contactPhone].filter(Boolean).join(' · ')),
    text('small', settings?.footerTagline))
}

async function read(path) {
  // 'no-cache' revalidates with the ETag on each read: on a 304 the browser uses its cached response.
  const response = await fetch(new URL(path, panel), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The panel answered ${response.status}`)
  return response.json()
}

async function refresh() {
  const status = document.querySelector('#status')
  try {
    const [landing, tournament] = await Promise.all([read('/api/public/landing'), read('/api/public/tournament')])
    renderHero(landing.hero, landing.settings)
    renderAbout(landing.about)
    renderLists(landing)
    renderTables(tournament)
    renderEnd(landing.cta, landing.settings)
    document.querySelector('#page').hidden = false
    status.textContent = ''
  } catch (error) {
    console.error(error)
    // The content shown before stays on the page.
    status.textContent = 'No pudimos leer el contenido. Lo intentamos de nuevo en un momento.'
  }
}

void refresh()
setInterval(() => document.hidden || void refresh(), intervalMs)
document.addEventListener('visibilitychange', () => document.hidden || void refresh())
