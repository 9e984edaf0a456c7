/*
 * A landing page in one file, without a build or a library: one call to the panel reads the content, another the
 * tournament. Open index.html?panel=http://localhost:4200 from any origin or from the file system. Documented in
 * docs/landing-api.md
 */

const panel =
  new URLSearchParams(location.search).get('panel') ??
  (location.protocol === 'file:' ? 'http://localhost:4200' : location.origin)
/** Milliseconds between two reads of a visible page. Unchanged content is answered with 304, without a body. */
const intervalMs = 30_000
/** Photos that a gallery shows in addition to its cover. */
const photosShown = 4

/** Texts and focal points of the images, by their address. */
let imageDetails = {}

/** Creates an element. Text is inserted as text nodes, never as HTML, because editors may type anything. */
function element(name, attributes = {}, ...content) {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value) created.setAttribute(key, value)
  created.append(...content.flat().filter(Boolean))
  return created
}

const text = (name, content, className) => (content ? element(name, { class: className }, content) : null)

/**
 * Stored images have addresses without a host, and smaller copies with `?width=`. A cropped one keeps its focal point
 * visible.
 */
function image(address, alt, width, className) {
  if (!address) return null
  const url = new URL(address, panel)
  if (url.pathname.startsWith('/api/storage/') && url.origin === new URL(panel).origin)
    url.searchParams.set('width', String(width))
  const { alt: described, focus } = imageDetails[address] ?? {}
  const created = element('img', { src: url.href, loading: 'lazy', decoding: 'async', class: className })
  created.alt = alt || described || ''
  if (focus) created.style.objectPosition = `${focus.x * 100}% ${focus.y * 100}%`
  return created
}

/** A link entered by an editor: to a part of this page, or to another page in a new tab. */
function link(href, content, className) {
  const isHere = /^[#/]/.test(href)
  return element('a', { href, class: className, ...(!isHere && { target: '_blank', rel: 'noopener' }) }, content)
}

/** Fills a part of the page; an empty part is hidden. */
function fill(selector, ...content) {
  const place = document.querySelector(`#${selector}`)
  const shown = content.flat().filter(Boolean)
  place.replaceChildren(...shown)
  place.closest('header, section, footer').hidden = shown.length === 0
}

/** Black or white, whichever has more contrast with a colour (#RRGGBB). */
function textOn(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.36 ? '#17181c' : '#fff'
}

function drawHero(hero, settings) {
  const primary = settings?.primaryColor || '#E50914'
  document.title = settings?.siteName || hero?.title || 'Torneo'
  document.documentElement.style.setProperty('--primary', primary)
  document.documentElement.style.setProperty('--on-primary', textOn(primary))
  fill(
    'hero',
    hero && [
      image(hero.backgroundImage, ' ', 2048, 'background'),
      image(hero.logoImage, settings?.siteName, 320, 'logo'),
      text('h1', hero.title),
      text('p', hero.subtitle),
      text('p', hero.description, 'text'),
      hero.ctaVisible && hero.ctaText && link(hero.ctaLink, hero.ctaText, 'button'),
    ],
  )
}

function drawAbout(about) {
  const highlights = about?.highlights.map((highlight) => text('li', highlight)) ?? []
  fill(
    'about',
    about && [
      text('h2', about.title),
      text('p', about.description, 'text'),
      text('blockquote', about.quote),
      highlights.length > 0 && element('ul', {}, highlights),
    ],
  )
}

const dayWords = (date) =>
  new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))

function drawSchedule(schedule) {
  const days = [...new Set(schedule.map(({ date }) => date))]
  fill(
    'schedule > .days',
    days.map((day) =>
      element(
        'div',
        {},
        text('h3', dayWords(day)),
        element(
          'ol',
          {},
          schedule
            .filter(({ date }) => date === day)
            .map(({ date, time, title, location: place, description }) =>
              element(
                'li',
                {},
                element('time', { datetime: `${date}T${time}` }, time),
                text('b', title),
                text('small', place),
                text('p', description, 'text muted'),
              ),
            ),
        ),
      ),
    ),
  )
}

const levels = { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' }

function drawLists({ landingSports, galleryGroups, hallOfFame, sponsors }) {
  fill(
    'sports > .cards',
    landingSports.map(({ icon, name, category, description }) =>
      element(
        'article',
        {},
        text('div', icon, 'icon'),
        text('h3', name),
        text('small', category),
        text('p', description, 'text'),
      ),
    ),
  )
  fill(
    'galleries > .cards',
    galleryGroups.map(({ title, description, date, coverImage, photos }) => {
      const others = photos
        .filter(({ url }) => url !== coverImage)
        .slice(coverImage ? 0 : 1, photosShown + (coverImage ? 0 : 1))
      return element(
        'article',
        {},
        image(coverImage || photos[0]?.url, coverImage ? '' : photos[0]?.alt, 640),
        text('h3', title),
        text('small', [date, photos.length === 1 ? '1 foto' : `${photos.length} fotos`].filter(Boolean).join(' · ')),
        text('p', description, 'text'),
        others.length > 0 &&
          element(
            'div',
            { class: 'photos' },
            others.map(({ url, alt }) => image(url, alt, 160)),
          ),
      )
    }),
  )
  fill(
    'hall-of-fame > .cards',
    hallOfFame.map(({ year, category, winner, description, image: picture }) =>
      element(
        'article',
        {},
        image(picture, winner, 640),
        text('div', String(year), 'year'),
        text('h3', winner),
        text('small', category),
        text('p', description, 'text'),
      ),
    ),
  )
  fill(
    'sponsors > .levels',
    Object.keys(levels)
      .filter((level) => sponsors.some(({ tier }) => tier === level))
      .map((level) =>
        element(
          'div',
          { class: level },
          text('h3', levels[level]),
          element(
            'ul',
            {},
            sponsors
              .filter(({ tier }) => tier === level)
              .map(({ name, logo, website }) => element('li', {}, link(website, image(logo, name, 320) ?? name))),
          ),
        ),
      ),
  )
}

/** A table for each sport with a finished match; the API has sorted and numbered the rows. */
function drawTables({ sports, standings }) {
  const played = sports.filter(({ id }) => standings[id]?.some((row) => row.played > 0))
  const columns = { played: 'PJ', goalDifference: 'DG', points: 'Pts' }
  const row = (cell, position, name, values) =>
    element(
      'tr',
      {},
      [position, name, ...values].map((value) => element(cell, {}, value)),
    )
  fill(
    'standings > .cards',
    played.map(({ id, icon, name }) =>
      element(
        'table',
        {},
        text('caption', `${icon} ${name}`),
        element('thead', {}, row('th', 'Pos', 'Equipo', Object.values(columns))),
        element(
          'tbody',
          {},
          standings[id].map((standing) =>
            row(
              'td',
              String(standing.position),
              standing.team.name,
              Object.keys(columns).map((column) => String(standing[column])),
            ),
          ),
        ),
      ),
    ),
  )
}

const networks = { Facebook: 'Facebook', Instagram: 'Instagram', Twitter: 'X', Youtube: 'YouTube' }

function drawEnd(cta, settings) {
  fill(
    'cta',
    cta && [
      text('h2', cta.title),
      text('p', cta.description, 'text'),
      text('span', cta.buttonText, 'button'),
      text('small', cta.additionalInfo),
    ],
  )
  const social = Object.keys(networks)
    .filter((name) => settings?.[`socialMedia${name}`])
    .map((name) => link(settings[`socialMedia${name}`], networks[name]))
  fill(
    'footer',
    settings && [
      text('p', [settings.eventDate, settings.eventTime, settings.eventLocation].filter(Boolean).join(' · ')),
      text('p', settings.eventRegistration, 'text'),
      text('p', settings.footerDescription, 'text'),
      text('p', [settings.contactEmail, settings.contactPhone, settings.contactAddress].filter(Boolean).join(' · ')),
      social.length > 0 && element('nav', {}, social),
      text('small', settings.footerTagline),
    ],
  )
}

/** Renders the responses of the two calls. */
function draw(landing, tournament) {
  imageDetails = landing.imageDetails ?? {}
  drawHero(landing.hero, landing.settings)
  drawAbout(landing.about)
  drawSchedule(landing.schedule)
  drawLists(landing)
  drawTables(tournament)
  drawEnd(landing.cta, landing.settings)
  document.querySelector('#page').hidden = false
}

async function read(path, options) {
  // 'no-cache' revalidates with the ETag on each read: on a 304 the browser uses its cached response.
  const response = await fetch(new URL(path, panel), { cache: 'no-cache', ...options })
  const answer = await response.json()
  if (!response.ok) throw Object.assign(new Error(`The panel answered ${response.status}`), answer)
  return answer
}

let shown = ''

async function refresh() {
  const status = document.querySelector('#status')
  try {
    // The panel's preview has its own function to read the content (preview.js).
    const answers = await Promise.all([
      window.readPreview?.() ?? read('/api/public/landing'),
      read('/api/public/tournament'),
    ])
    const now = JSON.stringify(answers)
    if (now !== shown) draw(...answers)
    shown = now
    status.textContent = ''
  } catch (error) {
    console.error(error)
    // Keeps the previous content on the page.
    status.textContent =
      window.previewFailure?.(error) ?? 'No pudimos leer el contenido. Lo intentamos de nuevo en un momento.'
  }
}

void refresh()
setInterval(() => document.hidden || void refresh(), intervalMs)
document.addEventListener('visibilitychange', () => document.hidden || void refresh())
