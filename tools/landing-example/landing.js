/*
 * A landing page in one file, without a build or a library: it reads its content by one call to the panel, and the tournament by another.
 * Open index.html?panel=http://localhost:4200 from anywhere, also straight from the folder. How it works: docs/landing-api.md
 */

const panel = new URLSearchParams(location.search).get('panel') ?? 'http://localhost:4200'
/** How often a visible page asks again, in milliseconds. Unchanged content is answered 304, without a body. */
const interval = 30_000

/** An element with what belongs in it. Texts go in as texts, never as HTML: editors type what they like. */
function element(name, attributes = {}, ...content) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value) made.setAttribute(key, value)
  made.append(...content.filter(Boolean))
  return made
}

const text = (name, words) => (words ? element(name, {}, words) : null)

/** Stored images have addresses without a host; a stored one also comes smaller by `?width=`. */
function image(address, alt, width) {
  if (!address) return null
  const url = new URL(address, panel)
  if (url.pathname.startsWith('/api/storage/') && url.origin === new URL(panel).origin) url.searchParams.set('width', String(width))
  return element('img', { src: url.href, alt: alt || ' ', loading: 'lazy', decoding: 'async' })
}

function fill(id, ...content) {
  document.querySelector(`#${id}`).replaceChildren(...content.filter(Boolean))
}

function drawHero(hero, settings) {
  document.title = settings?.siteName || hero?.title || 'Torneo'
  document.documentElement.style.setProperty('--primary', settings?.primaryColor || '#E50914')
  if (!hero) return fill('hero')
  const button = hero.ctaVisible ? element('a', { class: 'button', href: new URL(hero.ctaLink, location.href).href }, hero.ctaText) : null
  const background = image(hero.backgroundImage, '', 2048)
  background?.setAttribute('class', 'background')
  fill('hero', background, image(hero.logoImage, settings?.siteName, 320), text('h1', hero.title), text('p', hero.subtitle),
    text('p', hero.description), button)
}

function drawAbout(about) {
  if (!about) return fill('about')
  const highlights = about.highlights.map((words) => text('li', words))
  fill('about', text('h2', about.title), text('p', about.description), text('blockquote', about.quote), element('ul', {}, ...highlights))
}

function drawLists({ landingSports, schedule, galleryGroups, hallOfFame, sponsors }) {
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

/** A table for each sport that has been played; the rows come in their order, with their places. */
function drawTables({ sports, standings }) {
  const played = sports.filter(({ id }) => standings[id].some((row) => row.played > 0))
  document.querySelector('#standings').hidden = played.length === 0
  const columns = { played: 'PJ', goalDifference: 'DG', points: 'Pts' }
  const line = (cell, place, name, figures) => element('tr', {}, element(cell, {}, place), element(cell, {}, name), ...figures.map((figure) => element(cell, {}, figure)))
  fill('standings > .cards', ...played.map(({ id, icon, name }) => element('table', {},
    text('caption', `${icon} ${name}`),
    element('thead', {}, line('th', 'Pos', 'Equipo', Object.values(columns))),
    element('tbody', {}, ...standings[id].map((row) =>
      line('td', String(row.position), row.team.name, Object.keys(columns).map((column) => String(row[column]))))))))
}

function drawEnd(cta, settings) {
  fill('cta', ...(cta ? [text('h2', cta.title), text('p', cta.description), text('small', cta.additionalInfo)] : []))
  fill('footer', text('p', settings?.footerDescription), text('p', [settings?.contactEmail, settings?.contactPhone].filter(Boolean).join(' · ')),
    text('small', settings?.footerTagline))
}

async function read(path) {
  // 'no-cache' asks each time and sends the ETag along: the browser then takes a 304 as the answer it has.
  const answer = await fetch(new URL(path, panel), { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`The panel answered ${answer.status}`)
  return answer.json()
}

async function refresh() {
  const status = document.querySelector('#status')
  try {
    const [landing, tournament] = await Promise.all([read('/api/public/landing'), read('/api/public/tournament')])
    drawHero(landing.hero, landing.settings)
    drawAbout(landing.about)
    drawLists(landing)
    drawTables(tournament)
    drawEnd(landing.cta, landing.settings)
    document.querySelector('#page').hidden = false
    status.textContent = ''
  } catch (error) {
    console.error(error)
    // What is on the page already stays: it is better than nothing.
    status.textContent = 'No pudimos leer el contenido. Lo intentamos de nuevo en un momento.'
  }
}

void refresh()
setInterval(() => document.hidden || void refresh(), interval)
document.addEventListener('visibilitychange', () => document.hidden || void refresh())
