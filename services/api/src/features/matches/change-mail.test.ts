import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Match } from '@torneo/contracts/match/matches'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { cupFixture, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'

const mails: { readonly to: string; readonly text: string }[] = []
let refuses = false
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream
      .on('data', (chunk: Buffer) => void chunks.push(chunk))
      .on('end', () => {
        if (refuses) return done(new Error('mailbox full'))
        const mail = Buffer.concat(chunks).toString('latin1')
        const body = mail.slice(mail.indexOf('\r\n\r\n'))
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        mails.push({ to, text: decode(body) })
        done()
      })
  },
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const { port } = server.server.address() as AddressInfo
const api = useTestApi({ SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://panel.example.org' })
const { scene, drawn } = useCup(api)
const [year] = cupFixture.date.split('-')

/** Decodes quoted-printable text. */
function decode(body: string): string {
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').trim()
}

afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
    }),
)
beforeEach(() => {
  mails.length = 0
  refuses = false
})

const move = ({ id, rev }: Match, time: string) => ({ id, rev, time })

/** A competition whose teams are of one promotion, and another promotion's match, each with its captain. */
async function captained() {
  const all = await drawn()
  await scene.promotion('otra', { year: 2001 })
  await scene.team('c1', { sportId: 'futbol', promotionId: 'otra' })
  const captain = await api.addUser({ role: 'team_captain', promotionId: 'p', name: 'Ana Ríos' })
  const rival = await api.addUser({ role: 'team_captain', promotionId: 'otra', name: 'Juan Paz' })
  const shared = (
    await all.admin.post('/api/matches', { ...cupFixture, time: '16:00', homeTeamId: 'a1', awayTeamId: 'c1' })
  ).body as Match
  return { ...all, captain, rival, shared }
}

it('tells each captain in one mail what became of the matches, and again when it is taken back', async () => {
  const { admin, zoneA, shared, captain, rival } = await captained()
  const plan = { change: [move(zoneA, '12:00'), move(shared, '17:00')] }
  const { body } = await admin.put('/api/matches/plan', plan)
  await expect.poll(() => mails.length).toBe(2)
  const textTo = (email: string) => mails.find(({ to }) => to === email)?.text
  expect(textTo(rival.email)).toMatch(
    /^Hola, Juan Paz:\s+a1 – c1: ahora \S+ 15\/11 17:00, Campo\. Antes \S+ 15\/11 16:00, Campo\.$/,
  )
  expect(textTo(captain.email)).toContain('a1 – a2: ahora')
  expect(textTo(captain.email)).toContain('a1 – c1: ahora')
  await admin.delete(`/api/matches/plan/${body.batch}`)
  await expect.poll(() => mails.length).toBe(4)
})

it('tells of rain, and of a match that is removed', async () => {
  const { admin, shared, rival } = await captained()
  await admin.post('/api/matches/rain', { date: `${year}-11-15`, from: '15:00' })
  await expect.poll(() => mails.length).toBe(2)
  const { body: waiting } = await admin.get(`/api/matches/${shared.id}`)
  await admin.put('/api/matches/plan', { remove: [{ id: shared.id, rev: waiting.rev }] })
  await expect.poll(() => mails.length).toBe(4)
  const texts = mails.filter(({ to }) => to === rival.email).map(({ text }) => text.split(/\s*\n\s*/).at(-1))
  expect(texts).toEqual(['a1 – c1: se suspende. Lluvia. Te avisamos la nueva fecha.', 'a1 – c1: se quitó del fixture.'])
})

it('saves the plan also when the mail server refuses', async () => {
  const { admin, shared } = await captained()
  refuses = true
  expect((await admin.put('/api/matches/plan', { change: [move(shared, '17:00')] })).status).toBe(200)
})
