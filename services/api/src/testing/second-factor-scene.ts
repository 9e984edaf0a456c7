import type { User } from '@torneo/contracts/people/users'
import { TOTP } from 'otpauth'
import { createAuthenticator, type AuthenticatorWorld } from './soft-authenticator'
import { type TestApi, testPassword } from './test-api'
import type { Answer, TestClient } from './test-client'
import { createTestClient } from './test-client'

export const cookieOf = (answer: Answer, name: string): string =>
  new RegExp(`(?:^|,)(?:__Host-)?${name}=([^;]*)`).exec([answer.headers['set-cookie']].flat().join(','))?.[1] ?? ''

const stepMs = 30_000
const stepNow = () => Math.floor(Date.now() / stepMs)

/** Generates an app's code, `steps` of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepMs })

/** Sets up and uses second factors. A client whose session is renewed is replaced. */
export function secondFactorScene(api: TestApi) {
  const password = testPassword
  const renewed = (client: TestClient, answer: Answer) => {
    const token = cookieOf(answer, 'torneo_session')
    return token === '' ? client : createTestClient(api.app, token)
  }

  return {
    async addApp(client: TestClient) {
      const { secret } = (await client.post('/api/account/second-factor/app', { password })).body as { secret: string }
      const put = async () => ({
        step: stepNow(),
        answer: await client.put('/api/account/second-factor/app', { code: codeOf(secret, -1) }),
      })
      const first = await put()
      // The code before is none any more if the next step began on the way.
      const { answer } = first.answer.status !== 200 && stepNow() > first.step ? await put() : first
      return { answer, secret, client: renewed(client, answer), recoveryCodes: answer.body.recoveryCodes as string[] }
    },

    async addPasskey(
      client: TestClient,
      {
        authenticator = createAuthenticator(),
        name = 'Teléfono',
        ...world
      }: AuthenticatorWorld & { authenticator?: ReturnType<typeof createAuthenticator>; name?: string } = {},
    ) {
      const options = (await client.post('/api/account/second-factor/passkey-options', { password })).body as {
        challenge: string
      }
      const answer = await client.post('/api/account/second-factor/passkeys', {
        name,
        passkey: authenticator.create(options, world),
      })
      return {
        answer,
        authenticator,
        client: renewed(client, answer),
        recoveryCodes: answer.body.recoveryCodes as string[],
      }
    },

    /** Signs in up to the second step; returns a client that continues as the same browser. */
    async firstStep({ email }: Pick<User, 'email'>, address?: string) {
      const browser = createTestClient(api.app, null, address)
      const answer = await browser.post('/api/account/sessions', { email, password })
      return { answer, ...stepsOf(browser, cookieOf(answer, 'torneo_second_step')) }
    },

    async beginAlone() {
      const answer = await api.anonymous.post('/api/account/second-step/passkey')
      return {
        options: answer.body as { challenge: string },
        ...stepsOf(api.anonymous, cookieOf(answer, 'torneo_second_step')),
      }
    },
  }
}

function stepsOf(browser: TestClient, token: string) {
  const headers = { cookie: `torneo_second_step=${token}` }
  return {
    token,
    choice: () => browser.post('/api/account/second-step', undefined, headers),
    finish: (body: object) => browser.put('/api/account/second-step', body, headers),
  }
}
