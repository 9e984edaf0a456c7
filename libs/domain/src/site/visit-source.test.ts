import { expect, test } from 'vitest'
import { isBrowser, visitSource } from './visit-source'

test.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['https://web.whatsapp.com/', 'whatsapp'],
  ['https://l.wl.co/', 'other'],
  ['https://wa.me/', 'whatsapp'],
  ['android-app://com.whatsapp/', 'whatsapp'],
  ['https://www.google.com.uy/', 'search'],
  ['https://www.google.com/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://www.bing.com/', 'search'],
  ['https://l.facebook.com/', 'social'],
  ['https://l.instagram.com/', 'social'],
  ['android-app://com.instagram.android/', 'social'],
  ['https://t.co/', 'social'],
  ['https://www.colegio.edu.uy/', 'other'],
  ['https://notgoogle.com.example/', 'other'],
  ['https://evilfacebook.com/', 'other'],
  ['no address', 'other'],
])('visit from %s is counted as %s', (referrer, source) => expect(visitSource(referrer, null)).toBe(source))

test('a link that names its source counts as that', () => {
  expect(['WhatsApp', 'instagram', 'boletin'].map((name) => visitSource('https://a.example/', name))).toEqual([
    'whatsapp',
    'social',
    'other',
  ])
})

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
test.each([
  [phone, true],
  [`${phone} [FBAN/FB4A;FBAV/400.0]`, true],
  [undefined, false],
  ['', false],
  ['WhatsApp/2.23.20.0 A', false],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/126.0 Safari/537.36', false],
  ['curl/8.5.0', false],
])('%s is a browser: %s', (agent, isOne) => expect(isBrowser(agent)).toBe(isOne))
