/*
 * Turns the landing page into the panel's preview (B53); loaded before landing.js. Shows the content with scheduled
 * changes, read with the session or the link's token, and unsaved changes of the panel. Your own site does not need it.
 */

/** The part of the page that shows each part of the response. */
const places = {
  hero: 'hero',
  about: 'about',
  landingSports: 'sports',
  schedule: 'schedule',
  galleryGroups: 'galleries',
  sponsors: 'sponsors',
  hallOfFame: 'hall-of-fame',
  cta: 'cta',
  settings: 'footer',
}
const token = location.hash.slice(1)
/** The state of a form of the panel: { name, id, values }. */
let draft = null
let content = null
/** Set when only the draft changed, so that the content is not read again. */
let onlyDraftChanged = false

/** Merges the form's values into the content; an unsaved new record comes first. */
function withDraft(landing) {
  if (!draft || !(draft.name in places)) return landing
  const { name, id, values } = draft
  const before = landing[name]
  if (!Array.isArray(before)) return { ...landing, [name]: { ...before, ...values } }
  const isKnown = before.some((record) => record.id === id)
  const records = isKnown
    ? before.map((record) => (record.id === id ? { ...record, ...values } : record))
    : [{ photos: [], ...values }, ...before]
  return { ...landing, [name]: records }
}

window.readPreview = async () => {
  if (!content || !onlyDraftChanged)
    content = await (token
      ? read('/api/preview/shared', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token }),
        })
      : read('/api/preview/landing'))
  onlyDraftChanged = false
  return withDraft(content)
}

window.previewFailure = ({ code, message, details: [detail] = [] }) => {
  // An expired or altered link hides the content.
  if (code >= 400 && code < 500) document.querySelector('#page').hidden = true
  return code >= 400 && code < 500 ? (detail?.message ?? message) : undefined
}

let scrolledTo = ''

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== window.parent || data?.kind !== 'torneo-draft') return
  draft = data.draft
  onlyDraftChanged = true
  const place = document.querySelector(`#${places[draft?.name] ?? 'hero'}`)
  // Scrolls only once, so that the user can scroll away while typing.
  const show = () => {
    if (!content || scrolledTo === draft?.name) return
    scrolledTo = draft?.name
    place.scrollIntoView({ behavior: 'instant' })
  }
  void refresh().then(() => requestAnimationFrame(show))
})

if (window.parent !== window) window.parent.postMessage({ kind: 'torneo-preview-ready' }, location.origin)
